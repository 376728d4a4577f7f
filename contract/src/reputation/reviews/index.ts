export * from './review-channels.ts';
export * from './reviews.calls.ts';
