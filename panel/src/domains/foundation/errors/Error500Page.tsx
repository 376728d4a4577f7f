import { ErrorPage } from './ErrorPage.tsx';

export function Error500Page() {
  return <ErrorPage kind="error500" />;
}
