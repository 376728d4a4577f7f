export { findUsername } from './access.repository.ts';
export type { Logins } from './logins.service.ts';
export { addFirstOwner } from './first-accounts.service.ts';
export { invite } from './invitations.service.ts';
export { findSocialIds } from './social-accounts.repository.ts';
export type { SocialAttempts } from './social-attempts.service.ts';
