export * from './money.ts';
export * from './page-texts.ts';
export * from './quote-page-forms.ts';
