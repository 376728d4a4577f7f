export { transferTestimonials } from './transfer-testimonials.operations.ts';
