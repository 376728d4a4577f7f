/** The companies that people can sign in with. */
export const SOCIAL_TYPES = ['google', 'facebook', 'instagram'] as const;
export type SocialType = (typeof SOCIAL_TYPES)[number];

export const SOCIAL_NAMES: Readonly<Record<SocialType, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
};
