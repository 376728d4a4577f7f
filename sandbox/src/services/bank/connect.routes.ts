import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isForm, isOwnPress } from '../../same-site.ts';
import type { ServiceContext } from '../../service.ts';
import type { Bank } from './bank.ts';
import type { StoredDispute, StoredRefund } from './connect.ts';
import { createdOf, listCreated } from './created-list.ts';
import { isKnown, metadataOf, refuse } from './gateway.routes.ts';

const Account = z.object({
  country: z.literal('AU'),
  email: z.string().min(3),
  'business_profile[name]': z.string().min(1),
  'external_account[account_number]': z.string().min(4),
});

const Refund = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
});

const OfPayout = z.object({ payout: z.string() });
const OfCharge = z.object({ payment_intent: z.string() });
type OfId = { Params: { id: string } };
const keyOf = ({ headers }: FastifyRequest) => z.string().optional().parse(headers['idempotency-key']);
const seconds = (moment: string) => Math.floor(new Date(moment).getTime() / 1000);

/** The part of Stripe Connect that the product uses, and the buttons of the bank’s page that move it. */
export function registerConnect(app: FastifyInstance, { config }: ServiceContext, bank: Bank): void {
  const { connect } = bank;
  const isProduct = (request: FastifyRequest, reply: FastifyReply) => isKnown(request, reply, config.bank.secretKey);

  app.post('/v1/accounts', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const given = Account.safeParse(request.body).data;
    if (!given) return refuse(reply, 400, 'parameter_invalid');
    const { id, name } = connect.open({
      name: given['business_profile[name]'],
      email: given.email,
      last4: given['external_account[account_number]'].slice(-4),
      idempotencyKey: keyOf(request),
    });
    return reply.send({ id, object: 'account', business_profile: { name }, payouts_enabled: true });
  });

  app.post('/v1/refunds', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const given = Refund.safeParse(request.body).data;
    const refund =
      given &&
      connect.refund(given.payment_intent, {
        amount: given.amount,
        key: keyOf(request),
        metadata: metadataOf(request.body),
      });
    if (!refund) {
      const isWhole = given !== undefined && bank.charges.find(given.payment_intent)?.refunded;
      return refuse(reply, 400, isWhole ? 'charge_already_refunded' : 'charge_not_refundable');
    }
    return reply.send(presentRefund(refund));
  });

  app.get('/v1/refunds', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const charge = OfCharge.safeParse(request.query).data?.payment_intent;
    if (charge !== undefined)
      return reply.send({
        object: 'list',
        data: connect.refunds.list((each) => each.charge === charge).map(presentRefund),
        has_more: false,
      });
    const page = listCreated(request.query, connect.refunds);
    return page ? reply.send({ ...page, data: page.data.map(presentRefund) }) : refuse(reply, 400, 'parameter_invalid');
  });

  app.get<OfId>('/v1/refunds/:id', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const refund = connect.refunds.find(request.params.id);
    return refund ? reply.send(presentRefund(refund)) : refuse(reply, 404, 'resource_missing');
  });

  app.get('/v1/disputes', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const page = listCreated(request.query, connect.disputes);
    return page
      ? reply.send({ ...page, data: page.data.map(presentDispute) })
      : refuse(reply, 400, 'parameter_invalid');
  });

  app.get<OfId>('/v1/disputes/:id', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const dispute = connect.disputes.find(request.params.id);
    if (!dispute) return refuse(reply, 404, 'resource_missing');
    return reply.send(presentDispute(dispute));
  });

  app.get<OfId>('/v1/payouts/:id', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const payout = connect.payouts.find(request.params.id);
    // A payout belongs to the account that asks for it.
    if (!payout || payout.account !== request.headers['stripe-account']) return refuse(reply, 404, 'resource_missing');
    const { id, amount, status, arrivesAt } = payout;
    return reply.send({
      id,
      object: 'payout',
      amount,
      status,
      arrival_date: seconds(arrivesAt),
      failure_code: status === 'failed' ? 'account_closed' : null,
    });
  });

  app.get('/v1/balance_transactions', (request, reply) => {
    if (!isProduct(request, reply)) return reply;
    const given = OfPayout.safeParse(request.query).data;
    const payout = given && connect.payouts.find(given.payout);
    if (!payout?.transactions || payout.account !== request.headers['stripe-account'])
      return refuse(reply, 400, 'parameter_invalid');
    const data = payout.transactions.map((each) => ({
      ...each,
      id: `txn_${each.source}`,
      object: 'balance_transaction',
      net: each.amount - each.fee,
    }));
    return reply.send({ object: 'list', has_more: false, data });
  });

  /** A button of the bank’s page, and the same as a call for journeys. */
  const button = (path: string, act: (id: string) => { id: string } | undefined) =>
    app.post<OfId>(path, (request, reply) => {
      if (!isOwnPress(request)) return reply.code(403).send();
      const done = act(request.params.id);
      if (isForm(request)) return reply.redirect('/?service=bank', 303);
      return done ? reply.send(done) : reply.code(409).send({ message: 'That is not possible now.' });
    });
  button('/bank/charges/:id/dispute', connect.dispute);
  button('/bank/disputes/:id/win', (id) => connect.decideDispute(id, 'won'));
  button('/bank/disputes/:id/lose', (id) => connect.decideDispute(id, 'lost'));
  button('/bank/refunds/:id/fail', connect.failRefund);
  button('/bank/accounts/:id/pay-out', connect.payOut);
  button('/bank/payouts/:id/arrive', (id) => connect.endPayout(id, 'paid'));
  button('/bank/payouts/:id/fail', (id) => connect.endPayout(id, 'failed'));
}

function presentRefund(refund: StoredRefund) {
  const { id, charge, amount, metadata = {}, isFailed = false } = refund;
  return {
    id,
    object: 'refund',
    payment_intent: charge,
    amount,
    metadata,
    status: isFailed ? 'failed' : 'succeeded',
    ...(isFailed && { failure_reason: 'expired_or_canceled_card' }),
    created: createdOf(refund),
  };
}

function presentDispute(dispute: StoredDispute) {
  const { id, charge, amount, reason, status } = dispute;
  return { id, object: 'dispute', payment_intent: charge, amount, reason, status, created: createdOf(dispute) };
}
