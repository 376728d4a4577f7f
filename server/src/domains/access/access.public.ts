export { findUsername } from './access.repository.ts';
