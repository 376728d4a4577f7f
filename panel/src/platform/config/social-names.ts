import type { SocialType } from '@bellbird/contract/shared/social';

/** The companies' names are the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialType, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
};
