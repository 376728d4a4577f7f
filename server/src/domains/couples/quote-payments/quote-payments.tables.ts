import type { Generated, GeneratedAlways } from 'kysely';

export type QuoteBankAccountTable = {
  provider_id: number;
  customer_id: number;
  name: string;
  bsb: string;
  account_number: string;
};

export type QuotePayerTable = { customer_id: number; quote_id: number; gateway_id: string };

export type QuoteAttemptTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  quote_id: number;
  instalment_id: number;
  cents: number;
  fee_cents: number;
  account: string;
  key: string;
  card_token: string;
  gateway_id: string | null;
  status: Generated<'open' | 'paid' | 'failed'>;
  failure: string | null;
  confirm_url: string | null;
  created_at: string;
  settled_at: string | null;
};

export type QuoteRefundTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  quote_id: number;
  attempt_id: number;
  cents: number;
  reason: string;
  customer_user_id: number | null;
  gateway_id: string | null;
  created_at: string;
  tries: Generated<number>;
  next_try_at: string;
  done_at: string | null;
  /** The gateway refused it, or had accepted it and said later that it failed. */
  failed_at: Generated<string | null>;
};

export type QuoteDisputeTable = {
  gateway_id: string;
  customer_id: number;
  attempt_id: number;
  cents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  opened_at: string;
  closed_at: string | null;
};

export type QuotePayoutTable = {
  gateway_id: string;
  customer_id: number;
  provider_id: number;
  cents: number;
  paid_cents: number | null;
  fee_cents: number | null;
  refunded_cents: number | null;
  status: 'on_the_way' | 'arrived' | 'failed';
  arrives_on: string;
  failure: string | null;
  created_at: string;
};

export type QuoteMailTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  quote_id: number;
  kind: 'accepted' | 'receipt' | 'refund' | 'refund_failed';
  subject_id: number | null;
  language: string;
  created_at: string;
  tries: Generated<number>;
  next_try_at: string;
  sent_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    quote_bank_accounts: QuoteBankAccountTable;
    quote_payers: QuotePayerTable;
    quote_attempts: QuoteAttemptTable;
    quote_refunds: QuoteRefundTable;
    quote_disputes: QuoteDisputeTable;
    quote_payouts: QuotePayoutTable;
    quote_mails: QuoteMailTable;
  }
}
