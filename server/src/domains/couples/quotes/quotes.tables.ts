import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as text, read as parsed JSON. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type QuoteState = 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

export type QuoteTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  lead_id: number;
  state: Generated<QuoteState>;
  version: Generated<number>;
  draft: NullableJson<unknown>;
  draft_revision: Generated<number>;
  draft_saved_at: string | null;
  link_seed: string | null;
  token_hash: Buffer | null;
  /** Of the link as it was under an earlier secret. */
  earlier_token_hash: Buffer | null;
  total_cents: Generated<number>;
  wedding_date: string | null;
  valid_until: string | null;
  expires_at: string | null;
  created_at: Generated<string>;
  created_by: number | null;
  sent_at: string | null;
  first_opened_at: string | null;
  last_opened_at: string | null;
  open_count: Generated<number>;
  asked_at: string | null;
  accepted_at: string | null;
  declined_at: string | null;
  decline_reason: string | null;
  decline_text: string | null;
  deal_id: number | null;
  deposit_paid_at: string | null;
  paid_cents: Generated<number>;
  /** That of the couple's page. */
  language: Generated<string>;
  changed_at: Generated<string>;
};

export type QuoteVersionTable = {
  customer_id: number;
  quote_id: number;
  number: number;
  content: Json<unknown>;
  content_hash: Buffer;
  total_cents: number;
  gst_cents: number;
  sent_at: string;
  sent_by: number | null;
};

export type QuoteAcceptanceTable = {
  customer_id: number;
  quote_id: number;
  version: number;
  content_hash: Buffer;
  chosen: string[];
  total_cents: number;
  gst_cents: number;
  name: string;
  accepted_at: string;
  address: string;
  browser: string;
};

export type QuoteAmendmentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  quote_id: number;
  number: number;
  content: Json<unknown>;
  content_hash: Buffer;
  cents: number;
  gst_cents: number;
  due_on: string | null;
  state: 'sent' | 'approved' | 'declined' | 'withdrawn' | 'gift' | 'reduced';
  created_at: string;
  created_by: number | null;
  decided_at: string | null;
  address: string | null;
  browser: string | null;
};

export type QuoteInstalmentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  quote_id: number;
  number: number;
  kind: 'deposit' | 'instalment' | 'balance' | 'amendment';
  amendment_id: number | null;
  cents: number;
  gst_cents: number;
  due_on: string;
  state: Generated<'open' | 'paid' | 'waived'>;
  paid_at: string | null;
  paid_by: 'card' | 'transfer' | null;
  refunded_cents: Generated<number>;
};

export type QuoteEventTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  quote_id: number;
  kind: string;
  at: string;
  version: number | null;
  customer_user_id: number | null;
  text: string | null;
};

export type QuoteReminderTable = {
  customer_id: number;
  quote_id: number;
  kind: 'expiring' | 'due_soon' | 'due_today' | 'overdue';
  subject: number;
  sent_at: string;
};

export type QuoteTemplateTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  name: string;
  content: Json<unknown>;
  created_at: Generated<string>;
};

export type QuoteTermsTable = {
  customer_id: number;
  provider_id: number;
  version: number;
  body: string;
  created_at: string;
  created_by: number | null;
};

export type QuoteSettingsTable = {
  provider_id: number;
  customer_id: number;
  is_gst_registered: Generated<boolean>;
  deposit_percent: Generated<number>;
  valid_days: Generated<number>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    quotes: QuoteTable;
    quote_versions: QuoteVersionTable;
    quote_acceptances: QuoteAcceptanceTable;
    quote_amendments: QuoteAmendmentTable;
    quote_instalments: QuoteInstalmentTable;
    quote_events: QuoteEventTable;
    quote_reminders: QuoteReminderTable;
    quote_templates: QuoteTemplateTable;
    quote_terms: QuoteTermsTable;
    quote_settings: QuoteSettingsTable;
  }
}
