import type { BaseLogger } from 'pino';
import Stripe from 'stripe';
import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';
import { GatewayFailure, toGatewayFailure } from './gateway-failure.ts';
import { call, createStripe } from './stripe-client.ts';

export type GatewayCard = {
  token: string;
  holder: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** A charge as the gateway sees it now. */
export type Intent = {
  id: string;
  /** The key of our attempt. */
  attemptKey: string | undefined;
  status: 'paid' | 'processing' | 'confirm' | 'failed';
  amountCents: number;
  currency: string;
  /** The bank's page, where the payer confirms. */
  confirmUrl: string | undefined;
  failureCode: string | undefined;
};

export type DebitAccount = { holder: string; email: string; bsb: string; accountNumber: string };
/** From where somebody agreed. */
export type Agreement = { address: string; userAgent: string };
export type GatewayDebit = { token: string; mandate: string; last4: string };

export type Transfer = { id: string; reference: string; amountCents: number };

export type Charge = {
  attemptKey: string;
  amountCents: number;
  customer: string;
  token: string;
  description: string;
  /** The agreement that allows to debit a bank account. */
  mandate?: string | undefined;
  /** Where the bank sends the payer back to; undefined when the payer is not present. */
  returnUrl: string | undefined;
  /** The vendor who receives the money, less our fee; undefined when it is ours. */
  destination?: { account: string; feeCents: number } | undefined;
};

export type CardGateway = {
  createCustomer(customer: { id: number; name: string }): Promise<string>;
  /** Saves a card for later charges of this customer. */
  attachCard(customer: string, token: string): Promise<GatewayCard>;
  detachCard(token: string): Promise<void>;
  /** Saves a bank account that may be debited from now on. */
  createDebit(customer: string, account: DebitAccount, agreement: Agreement): Promise<GatewayDebit>;
  charge(charge: Charge): Promise<Intent>;
  findIntent(id: string): Promise<Intent>;
  /** The charge of one of our attempts, when its response was lost. */
  findIntentByAttempt(customer: string, attemptKey: string): Promise<Intent | undefined>;
  /** Cancels a charge that has not gone through; one that has is returned as it is. */
  cancel(id: string): Promise<Intent>;
  /** Refunds a charge in full; calling it again refunds nothing more. The same key again gets the same answer. */
  refund(id: string, key: string): Promise<void>;
  findTransfer(id: string): Promise<Transfer | undefined>;
  /** Sends a transfer back to the account it came from; calling it again sends nothing more. */
  returnTransfer(id: string): Promise<void>;
};

/** Our own addition to the gateway: the package has no type for it. */
const BankTransfer = z.object({ id: z.string(), reference: z.string(), amount: z.int(), currency: z.string() });

type Options = { url: string; secretKey: string; currency: string; log: Pick<BaseLogger, 'info' | 'warn'> };

/** Calls Stripe, or a gateway with the same API. Amounts are cents; card numbers never pass through here. */
export function createCardGateway({ url, secretKey, currency: upperCurrency, log }: Options): CardGateway {
  const stripe = createStripe(url, secretKey);
  const currency = upperCurrency.toLowerCase();

  async function toIntent(request: Promise<Stripe.PaymentIntent>): Promise<Intent> {
    const intent = fromPaymentIntent(await request.catch(declinedIntent));
    log.info({ intent: intent.id, status: intent.status, attempt: intent.attemptKey }, 'payments: gateway response');
    return intent;
  }

  return outsideTransactions<CardGateway>('the card gateway', {
    async createCustomer({ id, name }) {
      const customer = await call(stripe.customers.create({ name, metadata: { customer: String(id) } }));
      return customer.id;
    },
    async attachCard(customer, token) {
      return fromPaymentMethod(await call(stripe.paymentMethods.attach(token, { customer })));
    },
    async detachCard(token) {
      await call(stripe.paymentMethods.detach(token));
    },
    async createDebit(customer, { holder, email, bsb, accountNumber }, { address, userAgent }) {
      const method = await call(
        stripe.paymentMethods.create({
          type: 'au_becs_debit',
          au_becs_debit: { bsb_number: bsb, account_number: accountNumber },
          billing_details: { name: holder, email },
        }),
      );
      const setup = await call(
        stripe.setupIntents.create({
          customer,
          payment_method: method.id,
          allowed_payment_method_types: ['au_becs_debit'],
          confirm: true,
          mandate_data: {
            customer_acceptance: { type: 'online', online: { ip_address: address, user_agent: userAgent } },
          },
        }),
      );
      const mandate = typeof setup.mandate === 'string' ? setup.mandate : setup.mandate?.id;
      if (!mandate) throw new GatewayFailure('refused', { code: 'no_mandate' });
      return { token: method.id, mandate, last4: method.au_becs_debit?.last4 ?? accountNumber.slice(-4) };
    },
    charge: ({ attemptKey, amountCents, customer, token, mandate, description, returnUrl, destination }) =>
      toIntent(
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            customer,
            payment_method: token,
            confirm: true,
            description,
            metadata: { attempt: attemptKey },
            ...(mandate !== undefined && { mandate, allowed_payment_method_types: ['au_becs_debit' as const] }),
            ...(returnUrl === undefined ? { off_session: true } : { return_url: returnUrl }),
            ...(destination && {
              application_fee_amount: destination.feeCents,
              transfer_data: { destination: destination.account },
            }),
          },
          { idempotencyKey: attemptKey },
        ),
      ),
    findIntent: (id) => toIntent(stripe.paymentIntents.retrieve(id)),
    async findIntentByAttempt(customer, attemptKey) {
      const { data } = await call(stripe.paymentIntents.list({ customer, limit: 100 }));
      return data.map(fromPaymentIntent).find((intent) => intent.attemptKey === attemptKey);
    },
    async cancel(id) {
      try {
        return await toIntent(stripe.paymentIntents.cancel(id));
      } catch (error) {
        if (!(error instanceof GatewayFailure) || error.kind !== 'refused') throw error;
        return toIntent(stripe.paymentIntents.retrieve(id));
      }
    },
    async refund(id, key) {
      await call(stripe.refunds.create({ payment_intent: id }, { idempotencyKey: key })).catch((error: unknown) => {
        // The gateway forgets our key after a day, but not what it refunded.
        if (!(error instanceof GatewayFailure) || error.code !== 'charge_already_refunded') throw error;
      });
    },
    async findTransfer(id) {
      const path = `/v1/bank_transfers/${encodeURIComponent(id)}`;
      const response: unknown = await call<unknown>(stripe.rawRequest('GET', path)).catch((error: unknown) => {
        if (error instanceof GatewayFailure && error.kind === 'refused') return undefined;
        throw error;
      });
      const transfer = BankTransfer.safeParse(response).data;
      if (!transfer || transfer.currency !== currency) return undefined;
      return { id: transfer.id, reference: transfer.reference, amountCents: transfer.amount };
    },
    async returnTransfer(id) {
      const path = `/v1/bank_transfers/${encodeURIComponent(id)}/return`;
      await call(stripe.rawRequest('POST', path, {}, { idempotencyKey: `return-${id}` })).catch((error: unknown) => {
        if (!(error instanceof GatewayFailure) || error.code !== 'transfer_already_returned') throw error;
      });
    },
  });
}

/** A declined card comes as an error with the charge inside, which is a result for us. */
function declinedIntent(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeError && error.payment_intent) return error.payment_intent;
  throw toGatewayFailure(error);
}

const STATUS: Readonly<Record<string, Intent['status']>> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'failed',
  requires_capture: 'processing',
  requires_action: 'confirm',
  processing: 'processing',
  canceled: 'failed',
  succeeded: 'paid',
};

function fromPaymentIntent(intent: Stripe.PaymentIntent): Intent {
  const status = STATUS[intent.status];
  if (status === undefined) throw new Error(`Unknown status of a payment intent: ${intent.status}`);
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    attemptKey: intent.metadata['attempt'],
    status,
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    confirmUrl: intent.next_action?.redirect_to_url?.url ?? undefined,
    failureCode: intent.status === 'canceled' ? 'canceled' : (error?.decline_code ?? error?.code ?? undefined),
  };
}

function fromPaymentMethod({ id, billing_details: billing, card }: Stripe.PaymentMethod): GatewayCard {
  if (!card) throw new Error('The gateway saved something that is not a card.');
  return {
    token: id,
    holder: billing.name ?? '',
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  };
}

/** Used when no gateway is configured: every call fails as unreachable. */
export function createDisabledGateway(): CardGateway {
  const unreachable = () => Promise.reject(new GatewayFailure('never_reached'));
  return {
    createCustomer: unreachable,
    attachCard: unreachable,
    detachCard: unreachable,
    createDebit: unreachable,
    charge: unreachable,
    findIntent: unreachable,
    findIntentByAttempt: unreachable,
    cancel: unreachable,
    refund: unreachable,
    findTransfer: unreachable,
    returnTransfer: unreachable,
  };
}
