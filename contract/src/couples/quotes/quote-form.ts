import { z } from 'zod';
import { Day, RowNumber, id, optionalText } from '../../shared/fields.ts';
import {
  ATTACHMENTS_PER_MESSAGE,
  GUESTS_MAX,
  QUOTE_DETAIL_MAX,
  QUOTE_INSTALMENTS_MAX,
  QUOTE_LINES_MAX,
  QUOTE_NAME_MAX,
  QUOTE_NOTE_MAX,
  QUOTE_PRICE_MAX_CENTS,
} from '../../shared/limits.ts';

export const QUOTE_UNITS = ['flat', 'guest', 'hour'] as const;
export type QuoteUnit = (typeof QUOTE_UNITS)[number];

const Cents = z.int().min(0).max(QUOTE_PRICE_MAX_CENTS);

export const QuoteLine = z.strictObject({
  /** Names the line within its quote, so that a couple’s choice of extras refers to it. */
  key: z.string().regex(/^[\w-]{1,24}$/),
  name: optionalText(QUOTE_NAME_MAX),
  detail: optionalText(QUOTE_DETAIL_MAX).default(''),
  unit: z.enum(QUOTE_UNITS),
  /** Guests, or hours in quarters; a flat price has none. */
  quantity: z.number().min(0.25).max(GUESTS_MAX).multipleOf(0.25).default(1),
  /** Of one unit, GST included. */
  priceCents: Cents,
  /** An extra that the couple may tick. */
  isOptional: z.boolean().default(false),
});
export type QuoteLine = z.output<typeof QuoteLine>;

export const SHARE_KINDS = ['percent', 'amount'] as const;
/** Whole percent of the total, or cents. */
const share = { kind: z.enum(SHARE_KINDS), value: z.int().min(0).max(QUOTE_PRICE_MAX_CENTS) };
export type Share = { kind: (typeof SHARE_KINDS)[number]; value: number };

/**
 * A quote as it is being written. Only its size is checked here, so that a draft is kept however unfinished it is;
 * `findQuoteFaults` says what is missing before it can be sent.
 */
export const QuoteForm = z.strictObject({
  title: optionalText(QUOTE_NAME_MAX).default(''),
  note: optionalText(QUOTE_NOTE_MAX).default(''),
  weddingDate: Day.nullable().default(null),
  /** The space that is booked on acceptance; null is the whole provider. */
  spaceId: RowNumber.nullable().default(null),
  guests: z.int().min(1).max(GUESTS_MAX).nullable().default(null),
  coverMediumId: id('medium').nullable().default(null),
  /** Files of the vendor’s that the couple can open from their page. */
  attachmentIds: z.array(id('attachment')).max(ATTACHMENTS_PER_MESSAGE).default([]),
  lines: z.array(QuoteLine).max(QUOTE_LINES_MAX),
  discount: z
    .strictObject({ name: optionalText(QUOTE_NAME_MAX).default(''), ...share })
    .nullable()
    .default(null),
  deposit: z.strictObject(share),
  instalments: z
    .array(z.strictObject({ ...share, dueOn: Day.nullable() }))
    .max(QUOTE_INSTALMENTS_MAX)
    .default([]),
  balanceDueOn: Day.nullable().default(null),
  /** Its last day, in the provider’s time zone. */
  validUntil: Day.nullable().default(null),
  /** Whether the day is held for the couple until then. */
  holdsDay: z.boolean().default(false),
});
export type QuoteForm = z.output<typeof QuoteForm>;

/** A file as it was when the quote was sent: another file, or another name, is another quote. */
const QuoteFile = z.object({
  id: id('attachment'),
  name: z.string(),
  mimeType: z.string(),
  sizeBytes: z.int(),
  /** Of its bytes, in hexadecimal; null for a file that was uploaded before we kept it. */
  sha256: z.string().nullable(),
});
export type QuoteFile = z.output<typeof QuoteFile>;

/** What was sent, word for word. Its hash is what a couple accepts. */
export const QuoteContent = QuoteForm.extend({
  validUntil: Day,
  number: z.string(),
  version: z.int(),
  providerName: z.string(),
  isGstRegistered: z.boolean(),
  /** The vendor’s terms at that time. */
  terms: z.object({ version: z.int(), body: z.string() }).nullable(),
  files: z.array(QuoteFile),
});
export type QuoteContent = z.output<typeof QuoteContent>;
