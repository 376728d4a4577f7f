export { updateSignature } from './links.repository.ts';
