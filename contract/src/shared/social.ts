/** The companies whose word we take for who somebody is. */
export const SOCIAL_TYPES = ['google', 'facebook', 'instagram'] as const;
export type SocialType = (typeof SOCIAL_TYPES)[number];
