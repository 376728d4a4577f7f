import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

export type PaymentMailKind = 'invoice' | 'failed' | 'debit_notice' | 'adjustment';

type OfferedAs = Selectable<Tables['provider_products']>['sold_as'] & { months: number | null };

type Status = 'pending' | 'paid' | 'failed' | 'cancelled';

export type GatewayCustomerTable = { customer_id: number; gateway_id: string };

export type PaymentCardTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  token: string;
  holder: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  is_primary: Generated<boolean>;
  created_at: Generated<string>;
};

export type DirectDebitTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  token: string;
  /** The gateway’s name of the agreement. */
  mandate: string;
  holder: string;
  bsb: string;
  last4: string;
  mandate_version: number;
  agreed_at: string;
  agreed_by: number;
  /** The address of the browser. */
  agreed_from: string;
  cancelled_at: string | null;
};

export type PaymentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  product_id: number;
  product_name: string;
  /** What was shown when it was set up; null for payments from before we kept it. */
  sold_as: ColumnType<OfferedAs | null, string | undefined, string>;
  type: 'credit_card' | 'bank_transfer' | 'direct_debit';
  status: Generated<Status>;
  amount_cents: number;
  campaign_id: number | null;
  /** As the campaign was called when the payment was set up. */
  campaign_name: string | null;
  discount_cents: Generated<number>;
  recurring_month: Generated<number>;
  due_date: string;
  failure: string | null;
  started_at: string | null;
  /** The account that later instalments are debited from. */
  direct_debit_id: number | null;
  created_by: number | null;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type PaymentInstallmentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  payment_id: number;
  number: number;
  amount_cents: number;
  due_date: string;
  status: Generated<Status>;
  paid_at: string | null;
  refunded_at: string | null;
  prompt_id: number | null;
};

export type PaymentAttemptTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  payment_id: number;
  installment_id: number;
  amount_cents: number;
  key: string;
  card_token: string;
  direct_debit_id: number | null;
  /** The day a debit is expected to be paid or refused. */
  clears_on: string | null;
  is_unattended: Generated<boolean>;
  status: Generated<'open' | 'paid' | 'failed'>;
  gateway_id: string | null;
  confirm_url: string | null;
  failure: string | null;
  created_at: string;
  settled_at: string | null;
};

export type PaymentRefundTable = {
  /** The charge that is refunded. */
  gateway_id: string;
  customer_id: number;
  payment_id: number;
  amount_cents: number;
  created_at: string;
  tries: Generated<number>;
  next_try_at: string;
  done_at: string | null;
  /** The gateway refused it, or had accepted it and said later that it failed. */
  failed_at: Generated<string | null>;
  /** How often the team or we asked the gateway for it; each is another request. */
  requests: Generated<number>;
};

export type FailedRefundTable = {
  id: GeneratedAlways<number>;
  /** The refund at the gateway, or our name of one that it refused. */
  gateway_id: string;
  is_refused: Generated<boolean>;
  /** The charge of a package whose refund was refused. */
  charge_id: string | null;
  customer_id: number;
  provider_id: number;
  about: 'package' | 'quote';
  cents: number;
  failure: string | null;
  failed_at: string;
  settled_at: Generated<string | null>;
  settled_by: Generated<number | null>;
  /** Empty when it was tried again. */
  note: Generated<string>;
};

export type BankTransferTable = {
  id: GeneratedAlways<number>;
  gateway_id: string;
  reference: string;
  amount_cents: number;
  received_at: string;
  state: Generated<'waiting' | 'matched' | 'returning' | 'returned'>;
  /** The instalment it paid for. */
  customer_id: number | null;
  installment_id: number | null;
  /** Who decided; null if its reference fitted. */
  staff_member_id: number | null;
  decided_at: string | null;
  reason: Generated<string>;
  tries: Generated<number>;
  next_try_at: string | null;
};

export type RefundRequestTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  payment_id: number;
  installment_id: number;
  amount_cents: number;
  reason: string;
  cancels_rest: boolean;
  needs_second: boolean;
  state: Generated<'waiting' | 'approved' | 'declined'>;
  asked_by: number;
  asked_at: string;
  decided_by: number | null;
  decided_at: string | null;
  note: Generated<string>;
};

export type PaymentDisputeTable = {
  gateway_id: string;
  customer_id: number;
  attempt_id: number;
  amount_cents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  opened_at: string;
  closed_at: string | null;
};

export type TaxInvoiceTable = {
  number: number;
  customer_id: number;
  payment_id: number;
  installment_id: number;
  issued_on: string;
  description: string;
  amount_cents: number;
  gst_cents: number;
  seller_name: string;
  seller_abn: string;
  seller_address: string;
  buyer_name: string;
  buyer_abn: string;
  buyer_address: string;
};

export type AdjustmentNoteTable = {
  number: number;
  customer_id: number;
  payment_id: number;
  installment_id: number;
  reason: 'refund' | 'dispute';
  issued_on: string;
  amount_cents: number;
  gst_cents: number;
};

export type PaymentMailTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  installment_id: number;
  kind: PaymentMailKind;
  created_at: string;
  tries: Generated<number>;
  next_try_at: Generated<string>;
  sent_at: string | null;
};

export type BillingDetailsTable = {
  customer_id: number;
  name: string;
  abn: Generated<string>;
  address: Generated<string>;
  version: Generated<number>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    gateway_customers: GatewayCustomerTable;
    direct_debits: DirectDebitTable;
    payment_cards: PaymentCardTable;
    payments: PaymentTable;
    payment_installments: PaymentInstallmentTable;
    payment_attempts: PaymentAttemptTable;
    payment_refunds: PaymentRefundTable;
    failed_refunds: FailedRefundTable;
    bank_transfers: BankTransferTable;
    refund_requests: RefundRequestTable;
    payment_disputes: PaymentDisputeTable;
    tax_invoices: TaxInvoiceTable;
    adjustment_notes: AdjustmentNoteTable;
    payment_mails: PaymentMailTable;
    billing_details: BillingDetailsTable;
    invoice_series: { last: number; last_note: number };
    gateway_events: { id: string; received_at: string };
  }
}
