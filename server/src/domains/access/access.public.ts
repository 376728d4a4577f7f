export { findUsername } from './access.repository.ts';
export { hashSecret, newSecret } from './secrets.ts';
