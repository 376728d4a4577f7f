import { SocialReturn } from './SocialReturn.tsx';

/** Google redirects here. */
export function GoogleReturnPage() {
  return <SocialReturn type="google" />;
}
