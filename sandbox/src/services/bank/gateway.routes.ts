import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import { isReachable } from '../../twilio/signed-post.ts';
import type { Bank } from './bank.ts';
import { createdOf, listCreated } from './created-list.ts';
import type { StoredCharge, StoredMethod, StoredTransfer } from './stored-charge.ts';
import { readAccount, readNumber } from './test-cards.ts';

const Charge = z.object({
  amount: z.coerce.number().int().min(50),
  currency: z.literal('aud'),
  customer: z.string(),
  payment_method: z.string(),
  confirm: z.literal('true'),
  description: z.string().default(''),
  return_url: z.string().optional(),
  off_session: z.literal('true').optional(),
  mandate: z.string().optional(),
  'transfer_data[destination]': z.string().optional(),
  application_fee_amount: z.coerce.number().int().min(0).optional(),
});

const Typed = z.object({
  number: z.string().max(30),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce.number().int().min(2000).max(2099),
  cvc: z.string().regex(/^\d{3,4}$/),
  name: z.string().trim().min(1).max(120),
});

const Account = z.object({
  type: z.literal('au_becs_debit'),
  'au_becs_debit[bsb_number]': z.string().max(20),
  'au_becs_debit[account_number]': z.string().max(20),
  'billing_details[name]': z.string().trim().min(1).max(120),
});

const Agreement = z.object({
  customer: z.string(),
  payment_method: z.string(),
  confirm: z.literal('true'),
  'mandate_data[customer_acceptance][type]': z.literal('online'),
  'mandate_data[customer_acceptance][online][ip_address]': z.string().min(1),
  'mandate_data[customer_acceptance][online][user_agent]': z.string(),
});

type OfId = { Params: { id: string } };

/** The part of Stripe's REST API that the product uses. */
export function registerGateway(app: FastifyInstance, { config, clock }: ServiceContext, bank: Bank): void {
  const isProduct = (request: FastifyRequest, reply: FastifyReply) => isKnown(request, reply, config.bank.secretKey);

  // Cards come from browsers, on the bank's own page, with the publishable key; accounts from the product's server.
  app.post('/v1/payment_methods', (request, reply) => {
    const debit = Account.safeParse(request.body).data;
    if (debit) {
      if (!isProduct(request, reply)) return reply;
      const account = readAccount({
        bsb: debit['au_becs_debit[bsb_number]'],
        number: debit['au_becs_debit[account_number]'],
        holder: debit['billing_details[name]'],
      });
      return account ? reply.send(presentMethod(bank.addCard(account))) : refuse(reply, 400, 'invalid_bank_account');
    }
    if (!isKnown(request, reply, config.bank.publishableKey)) return reply;
    const typed = Typed.safeParse(request.body).data;
    const card = typed && readNumber(typed.number);
    const isPast = typed && Date.UTC(typed.exp_year, typed.exp_month, 1) <= clock.now().getTime();
    if (!typed || !card || isPast) return refuse(reply, 402, 'incorrect_number');
    const { exp_month: expMonth, exp_year: expYear, name: holder } = typed;
    return reply.send(presentMethod(bank.addCard({ ...card, expMonth, expYear, holder })));
  });

  app.post('/v1/customers', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const name = z.object({ name: z.string() }).safeParse(request.body).data?.name ?? '';
    const { id } = bank.addCustomer(name);
    return reply.send({ id, object: 'customer', name });
  });

  app.post<OfId>('/v1/payment_methods/:id/attach', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const customer = z.object({ customer: z.string() }).safeParse(request.body).data?.customer ?? '';
    const method = bank.attach(request.params.id, customer);
    if (!method) return refuse(reply, 400, 'resource_missing');
    return method.card.habit === 'declined' ? refuse(reply, 402, 'card_declined') : reply.send(presentMethod(method));
  });

  app.post('/v1/setup_intents', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const order = Agreement.safeParse(request.body).data;
    const mandate = order && bank.agree(order.payment_method, order.customer);
    if (!order || !mandate) return refuse(reply, 400, 'parameter_invalid');
    return reply.send({ id: mandate.replace('mandate', 'seti'), object: 'setup_intent', status: 'succeeded', mandate });
  });

  app.post<OfId>('/v1/payment_methods/:id/detach', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const method = bank.detach(request.params.id);
    return method ? reply.send(presentMethod(method)) : refuse(reply, 404, 'resource_missing');
  });

  app.post('/v1/payment_intents', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const order = Charge.safeParse(request.body).data;
    if (!order || (order.return_url && !isReachable(order.return_url, config.serverUrl)))
      return refuse(reply, 400, 'parameter_invalid');
    const key = request.headers['idempotency-key'];
    const charge = bank.charge(
      {
        amount: order.amount,
        currency: order.currency,
        customer: order.customer,
        method: order.payment_method,
        description: order.description,
        metadata: metadataOf(request.body),
        returnUrl: order.return_url,
        isUnattended: order.off_session !== undefined,
        mandate: order.mandate,
        idempotencyKey: typeof key === 'string' ? key : undefined,
        destination: order['transfer_data[destination]'],
        fee: order.application_fee_amount,
      },
      `http://${request.host}`,
    );
    if (!charge) return refuse(reply, 400, 'resource_missing');
    return charge.error ? refuse(reply, 402, charge.error.code, charge) : reply.send(presentCharge(charge));
  });

  app.get('/v1/payment_intents', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const page = listCreated(request.query, bank.charges);
    if (page) return reply.send({ ...page, data: page.data.map(presentCharge) });
    const customer = z.object({ customer: z.string() }).safeParse(request.query).data?.customer;
    const data = bank.charges.list((charge) => charge.customer === customer).slice(0, 100);
    return reply.send({ object: 'list', data: data.map(presentCharge) });
  });

  app.get<OfId>('/v1/payment_intents/:id', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const charge = bank.charges.find(request.params.id);
    return charge ? reply.send(presentCharge(charge)) : refuse(reply, 404, 'resource_missing');
  });

  app.post<OfId>('/v1/payment_intents/:id/cancel', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const charge = bank.cancel(request.params.id);
    return charge ? reply.send(presentCharge(charge)) : refuse(reply, 400, 'payment_intent_unexpected_state');
  });

  app.get('/v1/bank_transfers', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const page = listCreated(request.query, bank.transfers);
    return page
      ? reply.send({ ...page, data: page.data.map(presentTransfer) })
      : refuse(reply, 400, 'parameter_invalid');
  });

  app.post<OfId>('/v1/bank_transfers/:id/return', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    if (!bank.transfers.find(request.params.id)) return refuse(reply, 404, 'resource_missing');
    const transfer = bank.returnTransfer(request.params.id);
    return transfer ? reply.send(presentTransfer(transfer)) : refuse(reply, 400, 'transfer_already_returned');
  });

  app.get<OfId>('/v1/bank_transfers/:id', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const transfer = bank.transfers.find(request.params.id);
    if (!transfer) return refuse(reply, 404, 'resource_missing');
    return reply.send(presentTransfer(transfer));
  });
}

export function isKnown(request: FastifyRequest, reply: FastifyReply, key: string): boolean {
  if (request.headers.authorization === `Bearer ${key}`) return true;
  void refuse(reply, 401, 'invalid_api_key');
  return false;
}

export function refuse(reply: FastifyReply, status: number, code: string, charge?: StoredCharge): FastifyReply {
  const error = {
    type: status === 402 ? 'card_error' : 'invalid_request_error',
    code,
    ...charge?.error,
    ...(charge && { payment_intent: presentCharge(charge) }),
  };
  return reply.code(status).send({ error });
}

/** `metadata[attempt]=…` */
export function metadataOf(body: unknown): Record<string, string> {
  const entries = Object.entries(body as Record<string, string>).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function presentMethod({ id, card, customer }: StoredMethod) {
  if (card.brand === 'becs')
    return {
      id,
      object: 'payment_method',
      type: 'au_becs_debit',
      customer: customer ?? null,
      billing_details: { name: card.holder },
      au_becs_debit: { last4: card.last4 },
    };
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer: customer ?? null,
    billing_details: { name: card.holder },
    card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
  };
}

function presentTransfer({ id, reference, amount, currency, receivedAt, returned = false }: StoredTransfer) {
  return { object: 'bank_transfer', id, reference, amount, currency, created: createdOf({ receivedAt }), returned };
}

function presentCharge(charge: StoredCharge) {
  return {
    id: charge.id,
    created: createdOf(charge),
    object: 'payment_intent',
    amount: charge.amount,
    currency: charge.currency,
    customer: charge.customer,
    description: charge.description,
    status: charge.status,
    metadata: charge.metadata,
    next_action: charge.confirmUrl
      ? { type: 'redirect_to_url', redirect_to_url: { url: charge.confirmUrl, return_url: charge.returnUrl } }
      : null,
    last_payment_error: charge.error ?? null,
    transfer_data: charge.destination ? { destination: charge.destination } : null,
    application_fee_amount: charge.fee ?? null,
  };
}
