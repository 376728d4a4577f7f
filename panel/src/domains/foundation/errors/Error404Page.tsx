import { ErrorPage } from './ErrorPage.tsx';

export function Error404Page() {
  return <ErrorPage kind="error404" />;
}
