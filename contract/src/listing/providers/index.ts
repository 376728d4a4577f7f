export * from '../../shared/category-types.ts';
export * from '../../shared/provider.ts';
export * from './awards.calls.ts';
export * from './category-entry.ts';
export * from './info-request-forms.calls.ts';
export * from './providers.calls.ts';
export * from './related-providers.calls.ts';
