import type Stripe from 'stripe';
import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';
import { GatewayFailure, toGatewayFailure } from './gateway-failure.ts';
import { call, createStripe } from './stripe-client.ts';

/** Money that moved at the gateway. */
export type LedgerEntry = {
  kind: 'charges' | 'quoteCharges' | 'refunds' | 'transfers' | 'returns' | 'disputes';
  id: string;
  /** The charge that a refund or a dispute is about. */
  chargeId?: string | undefined;
  cents: number;
  at: string;
};

export type GatewayLedger = {
  /** Everything that moved in a period, by the gateway’s clock; undefined if it is more than `limit`. */
  list(period: { from: Date; to: Date }, limit: number): Promise<LedgerEntry[] | undefined>;
};

type Options = { url: string; secretKey: string; currency: string };

const PAGE = 100;
/** Our own addition to the gateway: the package has no type for it. */
const TransferPage = z.object({
  data: z.array(
    z.object({ id: z.string(), amount: z.int(), currency: z.string(), created: z.int(), returned: z.boolean() }),
  ),
  has_more: z.boolean(),
});

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const toInstant = (created: number) => new Date(created * 1000).toISOString();
const toId = (link: string | { id: string } | null) => (typeof link === 'string' ? link : link?.id);

/** The gateway’s own lists of what moved, for comparing them with ours. */
export function createGatewayLedger({ url, secretKey, currency: upperCurrency }: Options): GatewayLedger {
  const stripe = createStripe(url, secretKey);
  const currency = upperCurrency.toLowerCase();
  type Created = { created: { gte: number; lt: number }; limit: number };

  async function* listCharges(created: Created): AsyncGenerator<LedgerEntry> {
    for await (const intent of stripe.paymentIntents.list(created)) {
      if (intent.status !== 'succeeded' || intent.currency !== currency) continue;
      const kind = intent.transfer_data ? 'quoteCharges' : 'charges';
      yield { kind, id: intent.id, cents: intent.amount, at: toInstant(intent.created) };
    }
  }

  async function* listRefunds(created: Created): AsyncGenerator<LedgerEntry> {
    for await (const refund of stripe.refunds.list(created)) {
      if (refund.status === 'failed' || refund.status === 'canceled') continue;
      yield {
        kind: 'refunds',
        id: refund.id,
        chargeId: toId(refund.payment_intent),
        cents: refund.amount,
        at: toInstant(refund.created),
      };
    }
  }

  async function* listDisputes(created: Created): AsyncGenerator<LedgerEntry> {
    for await (const dispute of stripe.disputes.list(created) as AsyncIterable<Stripe.Dispute>)
      yield {
        kind: 'disputes',
        id: dispute.id,
        chargeId: toId(dispute.payment_intent),
        cents: dispute.amount,
        at: toInstant(dispute.created),
      };
  }

  async function* listTransfers({ created, limit }: Created): AsyncGenerator<LedgerEntry> {
    let after = '';
    for (;;) {
      const search = new URLSearchParams({
        'created[gte]': String(created.gte),
        'created[lt]': String(created.lt),
        limit: String(limit),
        ...(after && { starting_after: after }),
      });
      const response: unknown = await call<unknown>(stripe.rawRequest('GET', `/v1/bank_transfers?${search}`));
      const { data, has_more: isMore } = TransferPage.parse(response);
      for (const transfer of data.filter((each) => each.currency === currency)) {
        const entry = { id: transfer.id, cents: transfer.amount, at: toInstant(transfer.created) };
        yield { kind: 'transfers', ...entry };
        if (transfer.returned) yield { kind: 'returns', ...entry };
      }
      const last = data.at(-1);
      if (!isMore || !last) return;
      after = last.id;
    }
  }

  return outsideTransactions<GatewayLedger>('the card gateway', {
    async list({ from, to }, limit) {
      const created = { created: { gte: seconds(from), lt: seconds(to) }, limit: PAGE };
      const entries: LedgerEntry[] = [];
      try {
        for (const list of [listCharges, listRefunds, listDisputes, listTransfers])
          for await (const entry of list(created)) {
            entries.push(entry);
            if (entries.length > limit) return undefined;
          }
      } catch (error) {
        throw toGatewayFailure(error);
      }
      return entries;
    },
  });
}

/** Used when no gateway is configured: every call fails as unreachable. */
export function createDisabledLedger(): GatewayLedger {
  return { list: () => Promise.reject(new GatewayFailure('never_reached')) };
}
