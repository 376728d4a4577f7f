import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '#platform/time/clock.ts';

const SECRET_KEY = 'sk_test_of_test_bank';
const WEBHOOK_SECRET = 'whsec_test_of_test_bank';

type Status = 'succeeded' | 'requires_action' | 'requires_payment_method' | 'processing' | 'canceled';
export type BankCharge = {
  id: string;
  status: Status;
  amount: number;
  currency: string;
  customer: string;
  token: string;
  key: string;
  attempt: string;
  returnUrl: string | null;
  confirmUrl: string | undefined;
  decline: string | undefined;
  refunded: boolean;
  /** The vendor’s account that receives it, and what stays with the marketplace. */
  destination: string | null;
  fee: number;
  created: number;
};
/** A part of a charge that was sent back. */
export type BankRefund = {
  id: string;
  charge: string;
  amount: number;
  key: string;
  created: number;
  status: 'succeeded' | 'failed';
};

/** Tokens of declined cards. `pm_breaks…` charges without responding, `pm_deaf…` neither charges nor responds; others pay. */
const DECLINES = {
  pm_declined: 'generic_decline',
  pm_insufficient: 'insufficient_funds',
} as const;

export type TestBank = {
  environment: Record<string, string>;
  charges: BankCharge[];
  /** Saved cards, with the customer of each. */
  saved: Map<string, string>;
  move(charge: BankCharge, status: Status, decline?: string): void;
  /** From now on every charge waits until the returned function is called. */
  hold(): () => void;
  /** The token of a new card. */
  newCard(habit?: string): string;
  transfers: Map<string, { reference: string; amount: number; created?: number; returned?: boolean }>;
  /** How the bank responds to refunds: done, no response, already made by another party, or refused. */
  refunds: { response: 'done' | 'none' | 'before' | 'refused'; requested: number };
  refundParts: BankRefund[];
  /** Vendors’ accounts, by the key that each was opened with. */
  accounts: Map<string, string>;
  disputes: Map<string, { payment_intent: string; amount: number; reason: string; status: string; created?: number }>;
  payouts: Map<string, BankPayout>;
  /** A signed webhook request. */
  webhook(type: string, id: string, options?: WebhookOptions): WebhookRequest;
  close(): Promise<void>;
};
type BankPayout = {
  account: string;
  amount: number;
  status: string;
  arrival_date: number;
  /** What it is made of. */
  transactions?: { type: string; amount: number; fee: number }[];
};
type WebhookOptions = { eventId?: string; secret?: string; at?: Date; account?: string };
type WebhookRequest = { headers: Record<string, string>; payload: string };

/** A card gateway for tests that speaks HTTP and records what it charged. */
export async function startBank(clock: { now(): Date } = systemClock): Promise<TestBank> {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const charges: BankCharge[] = [];
  const saved = new Map<string, string>();
  const transfers: TestBank['transfers'] = new Map();
  const refunds: TestBank['refunds'] = { response: 'done', requested: 0 };
  const refundParts: BankRefund[] = [];
  const refusedKeys = new Set<string>();
  const accounts: TestBank['accounts'] = new Map();
  const disputes: TestBank['disputes'] = new Map();
  const payouts: TestBank['payouts'] = new Map();
  let gate: Promise<void> | undefined;
  let origin = '';

  function findOrCharge(form: URLSearchParams, key: string): BankCharge {
    const known = charges.find((charge) => charge.key === key);
    if (known) return known;
    const token = form.get('payment_method') ?? '';
    const habit = token.replace(/X.*$/, '');
    const decline = DECLINES[habit as keyof typeof DECLINES];
    const isConfirm = /^pm_(confirm|foreign|formless)/.test(token);
    const status: Status = decline
      ? 'requires_payment_method'
      : isConfirm
        ? form.has('off_session')
          ? 'requires_payment_method'
          : 'requires_action'
        : habit === 'pm_thinks' || (habit === 'pm_debit' && form.has('mandate'))
          ? 'processing'
          : 'succeeded';
    const id = `pi_${randomUUID()}`;
    const charge: BankCharge = {
      id,
      status,
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      customer: form.get('customer') ?? '',
      token,
      key,
      attempt: form.get('metadata[attempt]') ?? '',
      returnUrl: form.get('return_url'),
      confirmUrl:
        status !== 'requires_action' || habit === 'pm_formless'
          ? undefined
          : `${habit === 'pm_foreign' ? 'https://evil.example' : origin}/confirm/${id}`,
      decline: decline ?? (isConfirm && status === 'requires_payment_method' ? 'authentication_required' : undefined),
      refunded: false,
      destination: form.get('transfer_data[destination]'),
      fee: Number(form.get('application_fee_amount') ?? 0),
      created: seconds(),
    };
    charges.push(charge);
    return charge;
  }

  function refundPart(form: URLSearchParams, key: string): BankRefund {
    const known = refundParts.find((refund) => refund.key === key);
    if (known) return known;
    const charge = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount')) || (byId(charge)?.amount ?? 0);
    const refund: BankRefund = {
      id: `re_${randomUUID()}`,
      charge,
      amount,
      key,
      created: seconds(),
      status: 'succeeded',
    };
    refundParts.push(refund);
    return refund;
  }

  /** What was created in a period, in pages of two, so that readers have to go on. */
  function listOf(path: string, search: URLSearchParams) {
    const [from, to] = [Number(search.get('created[gte]')), Number(search.get('created[lt]'))];
    if (!to) return undefined;
    const all = {
      '/v1/payment_intents': charges.map((charge) => shown(charge)),
      '/v1/refunds': refundParts.map(({ charge, ...refund }) => ({ ...refund, payment_intent: charge })),
      '/v1/disputes': [...disputes].map(([id, dispute]) => ({ created: seconds(), id, ...dispute })),
      '/v1/bank_transfers': [...transfers].map(([id, each]) => ({
        created: seconds(),
        returned: false,
        currency: 'aud',
        id,
        ...each,
      })),
    }[path];
    if (!all) return undefined;
    const during = all.filter(({ created }) => created >= from && created < to);
    const start = during.findIndex(({ id }) => id === search.get('starting_after')) + 1;
    return { object: 'list', data: during.slice(start, start + 2), has_more: during.length > start + 2 };
  }

  const byId = (path: string) => charges.find(({ id }) => path.includes(id));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return send(401, { error: { code: 'invalid_api_key' } });
    const token = /^\/v1\/payment_methods\/(\w+)\//.exec(pathname)?.[1] ?? '';
    if (pathname === '/v1/customers') return send(200, { id: `cus_${randomUUID()}` });
    if (pathname === '/v1/payment_methods') {
      const account = form.get('au_becs_debit[account_number]') ?? '';
      if (form.get('type') !== 'au_becs_debit' || account.startsWith('999'))
        return send(400, { error: { code: 'invalid_bank_account' } });
      return send(200, {
        id: `pm_debitX${randomUUID().replaceAll('-', '')}`,
        au_becs_debit: { last4: account.slice(-4) },
      });
    }
    if (pathname === '/v1/setup_intents') {
      const agreedFrom = form.get('mandate_data[customer_acceptance][online][ip_address]');
      if (!agreedFrom) return send(400, { error: { code: 'parameter_missing' } });
      saved.set(form.get('payment_method') ?? '', form.get('customer') ?? '');
      return send(200, { id: `seti_${randomUUID()}`, mandate: `mandate_${randomUUID()}` });
    }
    if (pathname.endsWith('/attach')) {
      const owner = saved.get(token);
      if (token.startsWith('pm_refused') || (owner && owner !== form.get('customer')))
        return send(402, { error: { code: 'card_declined' } });
      saved.set(token, form.get('customer') ?? '');
      const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2034 };
      return send(200, { id: token, billing_details: { name: 'Imogen Hartley' }, card });
    }
    if (pathname.endsWith('/detach')) {
      saved.delete(token);
      return send(200, {});
    }
    if (pathname === '/v1/payment_intents' && request.method === 'POST') {
      const habit = form.get('payment_method') ?? '';
      if (habit.startsWith('pm_deaf')) return void request.socket.destroy();
      const charge = findOrCharge(form, String(request.headers['idempotency-key']));
      await gate;
      if (habit.startsWith('pm_breaks')) return void request.socket.destroy();
      if (charge.decline)
        return send(402, {
          error: { code: 'card_declined', decline_code: charge.decline, payment_intent: shown(charge) },
        });
      return send(200, shown(charge));
    }
    const listed = request.method === 'GET' ? listOf(pathname, searchParams) : undefined;
    if (listed) return send(200, listed);
    if (pathname === '/v1/payment_intents')
      return send(200, { data: charges.filter((each) => each.customer === searchParams.get('customer')).map(shown) });
    if (pathname === '/v1/refunds' && request.method === 'GET') {
      const made = refundParts.filter(({ charge }) => charge === searchParams.get('payment_intent'));
      return send(200, { data: made.map((each) => ({ ...each, metadata: { refund: each.key } })) });
    }
    if (pathname === '/v1/refunds') {
      refunds.requested += 1;
      if (refunds.response === 'none') return void request.socket.destroy();
      const key = String(request.headers['idempotency-key']);
      if (refunds.response === 'refused') refusedKeys.add(key);
      // The same request gets the same answer, also once the charge could be refunded.
      if (refusedKeys.has(key)) return send(400, { error: { code: 'charge_not_refundable' } });
      if (refunds.response === 'before') return send(400, { error: { code: 'charge_already_refunded' } });
      if (form.has('amount')) return send(200, refundPart(form, key));
      const charge = charges.find(({ id }) => id === form.get('payment_intent'));
      if (charge) charge.refunded = true;
      return send(200, refundPart(form, key));
    }
    if (pathname === '/v1/accounts') {
      const key = String(request.headers['idempotency-key']);
      const account = accounts.get(key) ?? `acct_${randomUUID()}`;
      accounts.set(key, account);
      return send(200, { id: account });
    }
    const refund = refundParts.find(({ id }) => pathname === `/v1/refunds/${id}`);
    if (refund) return send(200, { ...refund, payment_intent: refund.charge, metadata: { refund: refund.key } });
    const dispute = disputes.get(pathname.replace('/v1/disputes/', ''));
    if (dispute) return send(200, { id: pathname.replace('/v1/disputes/', ''), ...dispute });
    const payout = payouts.get(pathname.replace('/v1/payouts/', ''));
    if (payout && payout.account === request.headers['stripe-account'])
      return send(200, { id: pathname.replace('/v1/payouts/', ''), failure_code: null, ...payout });
    if (pathname === '/v1/balance_transactions') {
      const made = payouts.get(searchParams.get('payout') ?? '')?.transactions;
      if (!made) return send(400, { error: { code: 'balance_transactions_unavailable' } });
      return send(200, {
        object: 'list',
        has_more: false,
        data: made.map((each, at) => ({ id: `txn_${at}`, ...each })),
      });
    }
    const returned = transfers.get(/^\/v1\/bank_transfers\/(\w+)\/return$/.exec(pathname)?.[1] ?? '');
    if (returned && refunds.response === 'refused') return send(400, { error: { code: 'account_closed' } });
    if (returned?.returned) return send(400, { error: { code: 'transfer_already_returned' } });
    if (returned) {
      returned.returned = true;
      return send(200, {});
    }
    const transfer = transfers.get(pathname.replace('/v1/bank_transfers/', ''));
    if (transfer) return send(200, { id: pathname.replace('/v1/bank_transfers/', ''), currency: 'aud', ...transfer });
    const charge = byId(pathname);
    if (!charge) return send(404, { error: { code: 'resource_missing' } });
    if (pathname.endsWith('/cancel')) {
      if (charge.status === 'succeeded') return send(400, { error: { code: 'payment_intent_unexpected_state' } });
      charge.status = 'canceled';
    }
    return send(200, shown(charge));
  }

  // A connection that it closes just when it is used again would be a gateway that cannot be reached: on a busy machine
  // that happens to those that were idle.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    environment: {
      GATEWAY_URL: origin,
      GATEWAY_SECRET_KEY: SECRET_KEY,
      GATEWAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    charges,
    saved,
    transfers,
    refunds,
    refundParts,
    accounts,
    disputes,
    payouts,
    move(charge, status, decline) {
      charge.status = status;
      charge.decline = decline;
    },
    hold() {
      let open = () => {};
      gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      return () => {
        gate = undefined;
        open();
      };
    },
    newCard: (habit = 'pays') => `pm_${habit}X${randomUUID().replaceAll('-', '')}`,
    webhook(type, id, { eventId = `evt_${randomUUID()}`, secret = WEBHOOK_SECRET, at = new Date(), account } = {}) {
      const payload = JSON.stringify({ id: eventId, type, data: { object: { id } }, account });
      const time = Math.floor(at.getTime() / 1000);
      const mac = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
      return {
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` },
        payload,
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function shown(charge: BankCharge) {
  return {
    id: charge.id,
    created: charge.created,
    transfer_data: charge.destination ? { destination: charge.destination } : null,
    status: charge.status,
    amount: charge.amount,
    currency: charge.currency,
    metadata: { attempt: charge.attempt },
    next_action:
      charge.status === 'requires_action' && charge.confirmUrl ? { redirect_to_url: { url: charge.confirmUrl } } : null,
    last_payment_error: charge.decline ? { code: charge.decline, decline_code: charge.decline } : null,
  };
}
