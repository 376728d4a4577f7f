export type { CoupleQuote, CoupleQuotesService } from './couple-quotes.service.ts';
export type { Signature } from './quote-acceptance.operations.ts';
export type { QuoteLinksService } from './quote-links.service.ts';
export { markInstalmentPaid, reopenInstalment } from './quote-payments.operations.ts';
