import { ErrorPage } from './ErrorPage.tsx';

export default function Error404Page() {
  return <ErrorPage kind="error404" />;
}
