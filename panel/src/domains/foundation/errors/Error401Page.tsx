import { ErrorPage } from './ErrorPage.tsx';

export function Error401Page() {
  return <ErrorPage kind="error401" />;
}
