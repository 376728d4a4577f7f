export * from './public-listings.calls.ts';
