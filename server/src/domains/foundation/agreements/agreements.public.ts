export { findNewestText } from './agreements.repository.ts';
export { hasAgreed } from './signs.repository.ts';
