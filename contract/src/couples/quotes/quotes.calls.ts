import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, Instant, Version, id, idParam, optionalText, text } from '../../shared/fields.ts';
import { QUOTE_MESSAGE_MAX, SUBJECT_MAX } from '../../shared/limits.ts';
import { CHANNEL_BLOCKS, MESSAGE_TYPES } from '../leads/lead-channels.ts';
import { QUOTE_UNITS, QuoteContent, QuoteForm } from './quote-form.ts';
import { AMENDMENT_STATES, DECLINE_REASONS, QUOTE_EVENT_KINDS, QUOTE_STAGES, QUOTE_STATES } from './quote-stages.ts';

export const QuoteEvent = z.object({
  kind: z.enum(QUOTE_EVENT_KINDS),
  at: Instant,
  version: z.int().nullable(),
  author: z.string().nullable(),
  text: z.string().nullable(),
});

export const QuoteInstalment = z.object({
  number: z.int(),
  kind: z.enum(['deposit', 'instalment', 'balance', 'amendment']),
  cents: z.int(),
  dueOn: Day,
  state: z.enum(['open', 'paid', 'cancelled']),
  isOverdue: z.boolean(),
  paidAt: Instant.nullable(),
  /** What went back of it. */
  refundedCents: z.int(),
});
export type QuoteInstalment = z.output<typeof QuoteInstalment>;

export const QuoteAmendment = z.object({
  number: z.int(),
  state: z.enum(AMENDMENT_STATES),
  /** The difference; 0 for a gift, below 0 if something was taken off. */
  cents: z.int(),
  dueOn: Day.nullable(),
  lines: z.array(z.object({ name: z.string(), cents: z.int() })),
  note: z.string(),
  at: Instant,
  decidedAt: Instant.nullable(),
});
export type QuoteAmendment = z.output<typeof QuoteAmendment>;

/** A quote as its vendor sees it. */
export const Quote = z.object({
  id: id('quote'),
  number: z.string(),
  leadId: id('lead'),
  state: z.enum(QUOTE_STATES),
  stage: z.enum(QUOTE_STAGES),
  /** The version that the couple’s link shows; 0 before the first is sent. */
  version: z.int(),
  hasDraft: z.boolean(),
  /** Whether the couple’s link works. */
  hasLink: z.boolean(),
  totalCents: z.int(),
  /** Less what went back. */
  paidCents: z.int(),
  weddingDate: Day.nullable(),
  validUntil: Day.nullable(),
  sentAt: Instant.nullable(),
  firstOpenedAt: Instant.nullable(),
  lastOpenedAt: Instant.nullable(),
  openCount: z.int(),
  askedAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
  declinedAt: Instant.nullable(),
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  declineText: z.string().nullable(),
  /** The deal was called off after the couple had accepted. */
  isCalledOff: z.boolean(),
  /** What was sent last. */
  content: QuoteContent.nullable(),
  acceptance: z
    .object({
      version: z.int(),
      /** SHA-256 of what was accepted, in hexadecimal. */
      contentHash: z.string(),
      chosen: z.array(z.string()),
      name: z.string(),
      at: Instant,
      address: z.string(),
      browser: z.string(),
    })
    .nullable(),
  instalments: z.array(QuoteInstalment),
  amendments: z.array(QuoteAmendment),
  events: z.array(QuoteEvent),
});
export type Quote = z.output<typeof Quote>;

const ofLead = z.object({ id: idParam('lead') });
const ofQuote = z.object({ id: idParam('quote') });

export const readLeadQuote = call({
  name: 'quotes.readOfLead',
  method: 'GET',
  path: '/leads/{id}/quote',
  summary: 'The newest quote for a couple, with what happened to it; null if there is none',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 200: one(Quote.nullable()) },
});

export const readQuote = call({
  name: 'quotes.read',
  method: 'GET',
  path: '/quotes/{id}',
  summary: 'One quote, with what was sent and what happened to it',
  access: memberFor('leads'),
  calledBy: 'api',
  params: ofQuote,
  responses: { 200: one(Quote) },
});

/** Something of the vendor’s that makes a line with one tap. */
export const QuoteChoice = z.object({
  name: z.string(),
  detail: z.string(),
  unit: z.enum(QUOTE_UNITS),
  priceCents: z.int(),
  /** What the couple asked about comes first. */
  isAskedFor: z.boolean(),
});
export type QuoteChoice = z.output<typeof QuoteChoice>;

export const QuoteDesk = z.object({
  /** Null before anything was saved. */
  quoteId: z.int().nullable(),
  state: z.enum(QUOTE_STATES),
  version: z.int(),
  /** What saving the draft has to name. */
  revision: z.int(),
  savedAt: Instant.nullable(),
  form: QuoteForm,
  isGstRegistered: z.boolean(),
  /** Of each payment by card, in hundredths of a percent; null while the vendor takes no cards. */
  cardFeeBasisPoints: z.int().nullable(),
  hasTerms: z.boolean(),
  provider: z.object({ id: id('provider'), name: z.string(), today: Day }),
  couple: z.object({ name: z.string(), firstNames: z.string(), budget: z.int().nullable() }),
  /** Why a quote can’t be sent that way; null if it can. */
  channels: z.object({ email: z.enum(CHANNEL_BLOCKS).nullable(), sms: z.enum(CHANNEL_BLOCKS).nullable() }),
  choices: z.array(QuoteChoice),
  photos: z.array(z.object({ id: id('medium'), url: z.string(), caption: z.string() })),
  spaces: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Those that the draft and the templates name, as far as they still exist. */
  files: z.array(z.object({ id: id('attachment'), name: z.string(), sizeKb: z.int() })),
  templates: z.array(z.object({ id: id('quoteTemplate'), name: z.string(), content: QuoteForm })),
});
export type QuoteDesk = z.output<typeof QuoteDesk>;

export const readQuoteDesk = call({
  name: 'quotes.readDraft',
  method: 'GET',
  path: '/leads/{id}/quote-draft',
  summary: 'Everything to write a quote for a couple: the draft or a first one, products, prices, photos and templates',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 200: one(QuoteDesk) },
});

const SavedDraft = z.object({ quoteId: z.int(), revision: z.int(), savedAt: Instant });

export const saveQuoteDraft = call({
  name: 'quotes.saveDraft',
  method: 'PUT',
  path: '/leads/{id}/quote-draft',
  summary: 'Save what has been written of a quote; a draft that somebody else saved in the meantime is not overwritten',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({ form: QuoteForm, revision: Version }),
  responses: { 200: one(SavedDraft) },
  fails: ['stale_version', 'quote_decided', 'couple_missing', 'illegal_step'],
  neverActedFor: true,
});

export const discardQuoteDraft = call({
  name: 'quotes.discardDraft',
  method: 'DELETE',
  path: '/leads/{id}/quote-draft',
  summary: 'Discard unsent changes; a quote that was never sent is deleted',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const sendQuote = call({
  name: 'quotes.send',
  method: 'POST',
  path: '/leads/{id}/quote',
  summary: 'Send a quote, or a new version of it, by email or text message; the link in it always shows the latest',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({
    form: QuoteForm,
    channel: z.enum(MESSAGE_TYPES),
    subject: optionalText(SUBJECT_MAX).default(''),
    /** What stands above the link. */
    message: text(QUOTE_MESSAGE_MAX),
  }),
  responses: { 201: one(Quote) },
  fails: ['quote_decided', 'couple_missing', 'illegal_step', 'day_taken', 'not_possible_now'],
  idempotent: true,
  neverActedFor: true,
});

export const QUOTE_ACTIONS = ['resend', 'withdraw', 'revoke_link'] as const;

export const actOnQuote = call({
  name: 'quotes.act',
  method: 'POST',
  path: '/quotes/{id}/actions',
  summary: 'Send the link again, withdraw the quote, or revoke its link; a version sent later has a new link',
  access: memberFor('leads'),
  params: ofQuote,
  body: z.strictObject({
    type: z.enum(QUOTE_ACTIONS),
    /** Of ‘resend’. */
    channel: z.enum(MESSAGE_TYPES).default('email'),
    message: optionalText(QUOTE_MESSAGE_MAX).default(''),
  }),
  responses: { 200: one(Quote) },
  fails: ['quote_unsent', 'quote_withdrawn', 'quote_decided', 'couple_missing', 'illegal_step', 'not_possible_now'],
  idempotent: true,
  neverActedFor: true,
});
