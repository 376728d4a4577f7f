import { SocialReturn } from './SocialReturn.tsx';

/** Where Google sends people back to. */
export function GoogleReturnPage() {
  return <SocialReturn type="google" />;
}
