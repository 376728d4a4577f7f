export { findNewestText } from './agreements.repository.ts';
