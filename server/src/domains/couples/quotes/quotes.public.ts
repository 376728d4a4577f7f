export type { CoupleQuote, CoupleQuotesService } from './couple-quotes.service.ts';
export type { Signature } from './quote-acceptance.operations.ts';
export type { QuoteLinksService } from './quote-links.service.ts';
export {
  markInstalmentPaid,
  markInstalmentRefunded,
  markInstalmentRefundFailed,
  markInstalmentTakenBack,
  recordQuoteEvent,
  undoInstalmentPaid,
} from './quote-payments.operations.ts';
export { isSpaceQuoted } from './quote-spaces.repository.ts';
export { isDealCalledOff } from './quotes.repository.ts';
