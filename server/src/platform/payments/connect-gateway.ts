import type Stripe from 'stripe';
import { outsideTransactions } from '../db/open-transaction.ts';
import { GatewayFailure } from './gateway-failure.ts';
import { call, createStripe } from './stripe-client.ts';

/** A vendor as the gateway has to know them before it pays them. */
export type NewAccount = {
  providerId: number;
  name: string;
  email: string;
  /** Undefined for sole traders without one. */
  abn: string | undefined;
  bank: { bsb: string; accountNumber: string } | { iban: string };
};

export type Dispute = {
  id: string;
  intentId: string;
  amountCents: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
};

/** A refund as the gateway knows it now. */
export type RefundReport = {
  id: string;
  intentId: string;
  amountCents: number;
  /** Our name of it. */
  key: string | undefined;
  /** It was accepted, and the money did not arrive. */
  isFailed: boolean;
  failure: string | undefined;
};

/** What couples paid, less our fee and what went back to them, is what reaches the bank. */
export type PayoutParts = { paidCents: number; feeCents: number; refundedCents: number };

export type Payout = {
  id: string;
  amountCents: number;
  /** Undefined when the gateway does not tell: a payout by hand has no list of what it is made of. */
  parts: PayoutParts | undefined;
  status: 'on_the_way' | 'arrived' | 'failed';
  arrivesOn: string;
  failure: string | undefined;
};

/** The gateway’s accounts of vendors: what they are paid, what goes back, and what reaches their banks. */
export type ConnectGateway = {
  /** The same application again returns the same account. */
  createAccount(account: NewAccount, key: string): Promise<string>;
  /** Whoever pays a quote; the charges of one payer can be listed. */
  createPayer(payer: { name: string }, key: string): Promise<string>;
  /** Sends a part of a charge back, out of the vendor’s balance. The same key again returns the first refund. */
  refundPart(refund: { intentId: string; amountCents: number; key: string }): Promise<string>;
  findRefund(id: string): Promise<RefundReport | undefined>;
  findDispute(id: string): Promise<Dispute | undefined>;
  findPayout(account: string, id: string): Promise<Payout | undefined>;
};

type Options = { url: string; secretKey: string; currency: string };

export function createConnectGateway({ url, secretKey, currency: upperCurrency }: Options): ConnectGateway {
  const stripe = createStripe(url, secretKey);
  const currency = upperCurrency.toLowerCase();
  return outsideTransactions<ConnectGateway>('the card gateway', {
    async createAccount({ providerId, name, email, abn, bank }, key) {
      const account = await call(
        stripe.accounts.create(
          {
            country: 'AU',
            email,
            business_profile: { name },
            // The marketplace has checked who they are; it answers to the gateway for its vendors.
            controller: {
              losses: { payments: 'application' },
              fees: { payer: 'application' },
              stripe_dashboard: { type: 'none' },
              requirement_collection: 'application',
            },
            capabilities: { transfers: { requested: true } },
            ...(abn !== undefined && { company: { name, tax_id: abn } }),
            external_account: toExternalAccount(bank, currency),
            metadata: { provider: String(providerId) },
          },
          { idempotencyKey: key },
        ),
      );
      return account.id;
    },
    async createPayer({ name }, key) {
      const payer = await call(stripe.customers.create({ name }, { idempotencyKey: key }));
      return payer.id;
    },
    async refundPart({ intentId, amountCents, key }) {
      // The gateway forgets our key after a day, but not what it refunded.
      const { data } = await call(stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
      const known = data.find(({ metadata }) => metadata?.['refund'] === key);
      if (known) return known.id;
      const refund = await call(
        stripe.refunds.create(
          {
            payment_intent: intentId,
            amount: amountCents,
            reverse_transfer: true,
            refund_application_fee: true,
            metadata: { refund: key },
          },
          { idempotencyKey: key },
        ),
      );
      return refund.id;
    },
    async findRefund(id) {
      const refund = await orUndefined(stripe.refunds.retrieve(id));
      return refund && fromRefund(refund);
    },
    async findDispute(id) {
      const dispute = await orUndefined(stripe.disputes.retrieve(id));
      return dispute && fromDispute(dispute);
    },
    async findPayout(account, id) {
      const payout = await orUndefined(stripe.payouts.retrieve(id, {}, { stripeAccount: account }));
      if (!payout) return undefined;
      const made = stripe.balanceTransactions.list({ payout: id, limit: 100 }, { stripeAccount: account });
      const transactions = await orUndefined(made.autoPagingToArray({ limit: TRANSACTIONS_MAX }));
      return { ...fromPayout(payout), parts: transactions && toParts(transactions, payout.amount) };
    },
  });
}

/** More couples than a vendor has between two payouts. */
const TRANSACTIONS_MAX = 1000;

/** The payout itself is on the list, too. Parts that do not add up to it say nothing. */
function toParts(all: readonly Stripe.BalanceTransaction[], amount: number): PayoutParts | undefined {
  const moved = all.filter(({ type }) => type !== 'payout');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const parts = {
    paidCents: sum(moved.filter((each) => each.amount > 0).map((each) => each.amount)),
    feeCents: sum(moved.map(({ fee }) => fee)),
    refundedCents: -sum(moved.filter((each) => each.amount < 0).map((each) => each.amount)),
  };
  return parts.paidCents - parts.feeCents - parts.refundedCents === amount ? parts : undefined;
}

type ExternalAccount = Exclude<Stripe.AccountCreateParams['external_account'], string | undefined>;

function toExternalAccount(bank: NewAccount['bank'], currency: string): ExternalAccount {
  if ('iban' in bank)
    return { object: 'bank_account', country: bank.iban.slice(0, 2), currency, account_number: bank.iban };
  return {
    object: 'bank_account',
    country: 'AU',
    currency,
    routing_number: bank.bsb,
    account_number: bank.accountNumber,
  };
}

async function orUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  return call(request).catch((error: unknown) => {
    if (error instanceof GatewayFailure && error.kind === 'refused') return undefined;
    throw error;
  });
}

function fromRefund(refund: Stripe.Refund): RefundReport | undefined {
  const { id, payment_intent: intent, amount, metadata, status, failure_reason: failure } = refund;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (intentId === undefined) return undefined;
  const isFailed = status === 'failed' || status === 'canceled';
  return { id, intentId, amountCents: amount, key: metadata?.['refund'], isFailed, failure };
}

function fromDispute({ id, payment_intent: intent, amount, reason, status }: Stripe.Dispute): Dispute | undefined {
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (intentId === undefined) return undefined;
  const outcome = status === 'won' || status === 'warning_closed' ? 'won' : status === 'lost' ? 'lost' : 'open';
  return { id, intentId, amountCents: amount, reason, status: outcome };
}

function fromPayout({
  id,
  amount,
  status,
  arrival_date: arrival,
  failure_code: failure,
}: Stripe.Payout): Omit<Payout, 'parts'> {
  const outcome =
    status === 'paid' ? 'arrived' : status === 'failed' || status === 'canceled' ? 'failed' : 'on_the_way';
  return {
    id,
    amountCents: amount,
    status: outcome,
    arrivesOn: new Date(arrival * 1000).toISOString().slice(0, 10),
    failure: failure ?? undefined,
  };
}

/** Used when no gateway is configured: every call fails as unreachable. */
export function createDisabledConnectGateway(): ConnectGateway {
  const unreachable = () => Promise.reject(new GatewayFailure('never_reached'));
  return {
    createAccount: unreachable,
    createPayer: unreachable,
    refundPart: unreachable,
    findRefund: unreachable,
    findDispute: unreachable,
    findPayout: unreachable,
  };
}
