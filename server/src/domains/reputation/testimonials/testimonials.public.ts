export { insertTransferred } from './transfer-testimonials.operations.ts';
