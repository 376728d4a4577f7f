export { findAgreementEntries, saveAgreementEntry } from './agreement-catalogue.operations.ts';
export { findNewestText } from './agreements.repository.ts';
export { hasAgreed } from './signs.repository.ts';
