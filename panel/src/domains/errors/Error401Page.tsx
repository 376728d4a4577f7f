import { ErrorPage } from './ErrorPage.tsx';

export default function Error401Page() {
  return <ErrorPage kind="error401" />;
}
