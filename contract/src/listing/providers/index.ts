export * from './awards.calls.ts';
export * from './category-types.ts';
export * from './info-request-forms.calls.ts';
export * from './providers.calls.ts';
export * from './related-providers.calls.ts';
