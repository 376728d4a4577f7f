export { findUsername } from './access.repository.ts';
export { invite } from './invitations.service.ts';
