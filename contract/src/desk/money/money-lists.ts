/** Instalments of vendors: received in a month, due by now, or failed. */
export const INSTALMENT_LISTS = ['received', 'due', 'failed'] as const;
export type InstalmentList = (typeof INSTALMENT_LISTS)[number];

/** What the gateway reports and we keep too, each added up on both sides. */
export const LEDGER_KINDS = ['charges', 'quoteCharges', 'refunds', 'transfers', 'returns', 'disputes'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A report covers at most so many days. */
export const REPORT_DAYS_MAX = 31;
