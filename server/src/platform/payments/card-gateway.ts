import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { GatewayFailure } from './gateway-failure.ts';

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
  /** Which try of ours it is. */
  attemptKey: string | undefined;
  status: 'paid' | 'processing' | 'confirm' | 'failed';
  amountCents: number;
  currency: string;
  /** The bank's page, where the payer confirms. */
  confirmUrl: string | undefined;
  failureCode: string | undefined;
};

export type Transfer = { id: string; reference: string; amountCents: number };

export type Charge = {
  attemptKey: string;
  amountCents: number;
  customer: string;
  token: string;
  description: string;
  /** Where the bank sends the payer back to; none where the payer is not there. */
  returnUrl: string | undefined;
};

export type CardGateway = {
  createCustomer(customer: { id: number; name: string }): Promise<string>;
  /** Keeps a card for later charges of this customer. */
  keepCard(customer: string, token: string): Promise<GatewayCard>;
  forgetCard(token: string): Promise<void>;
  charge(charge: Charge): Promise<Intent>;
  lookUp(id: string): Promise<Intent>;
  /** The charge of one of our tries, where we never heard its name. */
  findByAttempt(customer: string, attemptKey: string): Promise<Intent | undefined>;
  /** Calls off a charge that is not through; one that is comes back as it is. */
  cancel(id: string): Promise<Intent>;
  /** All of a charge; asked again it is paid back once. */
  refund(id: string): Promise<void>;
  lookUpTransfer(id: string): Promise<Transfer | undefined>;
};

const ANSWER_MS = 15_000;

const Customer = z.object({ id: z.string() });
const Method = z.object({
  id: z.string(),
  billing_details: z.object({ name: z.string().nullable() }),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
});
const PaymentIntent = z.object({
  id: z.string(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'processing',
    'canceled',
    'succeeded',
  ]),
  amount: z.int(),
  currency: z.string(),
  metadata: z.object({ attempt: z.string().optional() }).catch({}),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).nullish() }).nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
const CashTransfer = z.object({ id: z.string(), reference: z.string(), amount: z.int(), currency: z.string() });
const Refusal = z.object({
  error: z.object({
    type: z.string().optional(),
    code: z.string().nullish(),
    decline_code: z.string().nullish(),
    payment_intent: PaymentIntent.optional(),
  }),
});

/** Talks to a card gateway that speaks Stripe's REST shape. Amounts are cents; card numbers never pass through here. */
export function createCardGateway(options: {
  url: string;
  secretKey: string;
  currency: string;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}): CardGateway {
  const { secretKey, log } = options;
  const currency = options.currency.toLowerCase();

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string> = {},
    key?: string,
  ): Promise<unknown> {
    const url = new URL(`/v1/${path}`, options.url);
    const form = new URLSearchParams(fields);
    if (method === 'GET') url.search = form.toString();
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, ...(key && { 'idempotency-key': key }) },
      ...(method === 'POST' && { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      throw withoutAnswer(error);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    throw refusal(response.status, answer);
  }

  /** A card that is declined comes as a refusal with the charge inside: that is an answer too. */
  async function intent(work: Promise<unknown>): Promise<Intent> {
    const answer = await work.catch((error: unknown) => {
      const declined = error instanceof GatewayFailure ? Refusal.safeParse(error.cause).data : undefined;
      if (!declined?.error.payment_intent) throw error;
      return declined.error.payment_intent;
    });
    const seen = intentOf(PaymentIntent.parse(answer));
    log.info({ intent: seen.id, status: seen.status, attempt: seen.attemptKey }, 'payments: the gateway answered');
    return seen;
  }

  return {
    async createCustomer({ id, name }) {
      const fields = { name, 'metadata[customer]': String(id) };
      return Customer.parse(await ask('POST', 'customers', fields)).id;
    },
    async keepCard(customer, token) {
      return cardOf(await ask('POST', `payment_methods/${encodeURIComponent(token)}/attach`, { customer }));
    },
    async forgetCard(token) {
      await ask('POST', `payment_methods/${encodeURIComponent(token)}/detach`);
    },
    charge: ({ attemptKey, amountCents, customer, token, description, returnUrl }) =>
      intent(
        ask(
          'POST',
          'payment_intents',
          {
            amount: String(amountCents),
            currency,
            customer,
            payment_method: token,
            confirm: 'true',
            description,
            'metadata[attempt]': attemptKey,
            ...(returnUrl === undefined ? { off_session: 'true' } : { return_url: returnUrl }),
          },
          attemptKey,
        ),
      ),
    lookUp: (id) => intent(ask('GET', `payment_intents/${encodeURIComponent(id)}`)),
    async findByAttempt(customer, attemptKey) {
      const answer = await ask('GET', 'payment_intents', { customer, limit: '100' });
      const { data } = z.object({ data: z.array(PaymentIntent) }).parse(answer);
      return data.map(intentOf).find((each) => each.attemptKey === attemptKey);
    },
    async cancel(id) {
      try {
        return await intent(ask('POST', `payment_intents/${encodeURIComponent(id)}/cancel`));
      } catch (error) {
        if (!(error instanceof GatewayFailure) || error.kind !== 'refused') throw error;
        return intent(ask('GET', `payment_intents/${encodeURIComponent(id)}`));
      }
    },
    async refund(id) {
      await ask('POST', 'refunds', { payment_intent: id }, `refund-${id}`).catch((error: unknown) => {
        // Done before: the gateway forgets our key after a day, not what it paid back.
        if (!(error instanceof GatewayFailure) || error.code !== 'charge_already_refunded') throw error;
      });
    },
    async lookUpTransfer(id) {
      const answer = await ask('GET', `bank_transfers/${encodeURIComponent(id)}`).catch((error: unknown) => {
        if (error instanceof GatewayFailure && error.kind === 'refused') return undefined;
        throw error;
      });
      const transfer = CashTransfer.safeParse(answer).data;
      if (!transfer || transfer.currency !== currency) return undefined;
      return { id: transfer.id, reference: transfer.reference, amountCents: transfer.amount };
    },
  };
}

const STATUS = {
  requires_payment_method: 'failed',
  requires_confirmation: 'failed',
  requires_capture: 'processing',
  requires_action: 'confirm',
  processing: 'processing',
  canceled: 'failed',
  succeeded: 'paid',
} as const satisfies Record<z.output<typeof PaymentIntent>['status'], Intent['status']>;

function intentOf(raw: z.output<typeof PaymentIntent>): Intent {
  const error = raw.last_payment_error;
  return {
    id: raw.id,
    attemptKey: raw.metadata.attempt,
    status: STATUS[raw.status],
    amountCents: raw.amount,
    currency: raw.currency.toUpperCase(),
    confirmUrl: raw.next_action?.redirect_to_url?.url,
    failureCode: raw.status === 'canceled' ? 'canceled' : (error?.decline_code ?? error?.code ?? undefined),
  };
}

function cardOf(answer: unknown): GatewayCard {
  const { id, billing_details: billing, card } = Method.parse(answer);
  return {
    token: id,
    holder: billing.name ?? '',
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  };
}

/** What may pass by itself, our own keys among it, is not a refusal of this charge. */
function refusal(status: number, answer: unknown): GatewayFailure {
  const { error } = Refusal.safeParse(answer).data ?? {};
  const isTheirTrouble = status >= 500 || status === 409;
  const isOurs = status === 401 || status === 403 || status === 429;
  const kind = isTheirTrouble ? 'unknown' : isOurs ? 'never_reached' : 'refused';
  return new GatewayFailure(kind, { code: error?.decline_code ?? error?.code ?? undefined, cause: answer });
}

/** The network's own words for a door that was never reached. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function withoutAnswer(error: unknown): GatewayFailure {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return new GatewayFailure(NEVER_REACHED.has(code ?? '') ? 'never_reached' : 'unknown', { cause: error });
}

/** Where no gateway is configured: nobody is there to ask. */
export function disabledGateway(): CardGateway {
  const closed = () => Promise.reject(new GatewayFailure('never_reached'));
  return {
    createCustomer: closed,
    keepCard: closed,
    forgetCard: closed,
    charge: closed,
    lookUp: closed,
    findByAttempt: closed,
    cancel: closed,
    refund: closed,
    lookUpTransfer: closed,
  };
}
