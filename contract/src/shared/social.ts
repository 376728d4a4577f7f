/** The companies whose word we take for who somebody is. */
export const SOCIAL_TYPES = ['google', 'facebook', 'instagram'] as const;
export type SocialType = (typeof SOCIAL_TYPES)[number];

/** Their names are the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialType, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
};
