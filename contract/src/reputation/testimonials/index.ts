export * from './testimonial-status.ts';
export * from './testimonials.calls.ts';
