import { ErrorPage } from './ErrorPage.tsx';

export default function Error500Page() {
  return <ErrorPage kind="error500" />;
}
