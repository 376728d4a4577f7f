export { sendStaffWelcome } from './access.job-definitions.ts';
export { findUsername } from './access.repository.ts';
export { invite } from './invitations.operations.ts';
export { insertLogin } from './logins.repository.ts';
export type { LoginsService } from './logins.service.ts';
export { findSocialIds } from './social-accounts.repository.ts';
export type { SocialAttemptsService } from './social-attempts.service.ts';
export { insertStaffMember, isNewStaffMember } from './staff-members.repository.ts';
