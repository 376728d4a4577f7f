export { transferTestimonials } from './transfers.service.ts';
