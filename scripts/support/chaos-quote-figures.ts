import type { Db } from '@bellbird/server/src/platform/db/db.ts';
import type { TestBank } from '@bellbird/server/src/testing/bank.ts';
import { sql } from 'kysely';
import type { QuotedCouple } from './chaos-couples.ts';

/** What couples agreed to and paid, as the database and the bank have it. */
export type QuoteFigures = {
  couplesQuoted: number;
  acceptances: number;
  deals: number;
  bookedDays: number;
  /** Days that two couples wanted and both have. */
  daysSoldTwice: number;
  depositsPaid: number;
  ledgerCents: number;
  /** Charged and not sent back. */
  keptAtBankCents: number;
  depositsChargedTwice: number;
  chargesNotInLedger: number;
  ledgerWithoutCharge: number;
  sentBack: number;
  sentBackTwice: number;
  openAttempts: number;
  openRefunds: number;
  /** Accepted, but no mail with the signed quote, or paid and no receipt. */
  mailsMissing: number;
  webhooks: number;
};

type Row = {
  quote_id: number;
  wedding_date: string;
  is_accepted: boolean;
  is_deal: boolean;
  is_booked: boolean;
  is_paid: boolean;
  is_mailed: boolean;
};
type Attempt = { key: string; quote_id: number; status: string; cents: number; gateway_id: string | null };

const ids = (couples: readonly QuotedCouple[]) => couples.map(({ quoteId }) => quoteId);

/** Couples who have said yes and not paid yet. */
export async function findUnpaid(db: Db, couples: readonly QuotedCouple[]): Promise<QuotedCouple[]> {
  const unpaid = await db.system((tx) =>
    tx
      .selectFrom('quote_instalments')
      .select('quote_id')
      .where('quote_id', 'in', ids(couples))
      .where('number', '=', 1)
      .where('state', '=', 'open')
      .execute(),
  );
  const open = new Set(unpaid.map(({ quote_id: id }) => id));
  return couples.filter(({ quoteId }) => open.has(quoteId));
}

/** Whether a charge or a refund is still under way; no answer counts as yes. */
export function hasOpenMoney(db: Db): Promise<boolean> {
  return db
    .system(async (tx) => {
      const { rows } = await sql`
        select from quote_attempts where status = 'open'
        union all select from quote_refunds where done_at is null
        limit 1`.execute(tx);
      return rows.length > 0;
    })
    .catch(() => true);
}

export async function readQuoteFigures(
  db: Db,
  bank: TestBank,
  couples: readonly QuotedCouple[],
): Promise<Omit<QuoteFigures, 'webhooks'>> {
  const { rows, attempts, openRefunds } = await db.system((tx) => readRows(tx, ids(couples)));
  const accepted = rows.filter((row) => row.is_accepted);
  const ledger = attempts.filter(({ status }) => status === 'paid');
  const known = new Map(attempts.map((attempt) => [attempt.key, attempt]));
  const parts = bank.refundParts.filter(({ key }) => key.startsWith('quote-refund-'));
  const back = Map.groupBy(parts, ({ charge }) => charge);
  const charged = bank.charges.filter(({ status, attempt }) => status === 'succeeded' && known.has(attempt));
  const kept = charged.filter(({ id }) => !back.has(id));
  const keptIds = new Set(kept.map(({ id }) => id));
  const perQuote = Map.groupBy(kept, ({ attempt }) => known.get(attempt)?.quote_id);
  const perDay = Map.groupBy(accepted, (row) => row.wedding_date);
  return {
    couplesQuoted: couples.length,
    acceptances: accepted.length,
    deals: rows.filter((row) => row.is_deal).length,
    bookedDays: rows.filter((row) => row.is_booked).length,
    daysSoldTwice: [...perDay.values()].filter((each) => each.length > 1).length,
    depositsPaid: rows.filter((row) => row.is_paid).length,
    ledgerCents: ledger.reduce((sum, { cents }) => sum + cents, 0),
    keptAtBankCents: kept.reduce((sum, { amount }) => sum + amount, 0),
    depositsChargedTwice: [...perQuote.values()].filter((each) => each.length > 1).length,
    chargesNotInLedger: kept.filter(({ attempt }) => known.get(attempt)?.status !== 'paid').length,
    ledgerWithoutCharge: ledger.filter(({ gateway_id: id }) => id === null || !keptIds.has(id)).length,
    sentBack: back.size,
    sentBackTwice: [...back.values()].filter((each) => each.length > 1).length,
    openAttempts: attempts.filter(({ status }) => status === 'open').length,
    openRefunds,
    mailsMissing: accepted.filter((row) => !row.is_mailed).length,
  };
}

async function readRows(tx: Parameters<Parameters<Db['system']>[0]>[0], quoteIds: number[]) {
  const { rows } = await sql<Row>`
    select q.id as quote_id, q.wedding_date, d.id is not null as is_deal, a.quote_id is not null as is_accepted,
      exists (select from calendar_events e where e.customer_id = q.customer_id and e.deal_id = d.id) as is_booked,
      exists (select from quote_instalments i
        where i.customer_id = q.customer_id and i.quote_id = q.id and i.number = 1 and i.state = 'paid') as is_paid,
      (select count(*) from quote_mails m where m.customer_id = q.customer_id and m.quote_id = q.id
        and m.kind in ('accepted', 'receipt')) = 2 as is_mailed
    from quotes q
    left join quote_acceptances a on a.customer_id = q.customer_id and a.quote_id = q.id
    left join couple_providers d on d.customer_id = q.customer_id and d.lead_id = q.lead_id
    where q.id = any(${quoteIds})`.execute(tx);
  const attempts: Attempt[] = await tx
    .selectFrom('quote_attempts')
    .select(['key', 'quote_id', 'status', 'cents', 'gateway_id'])
    .where('quote_id', 'in', quoteIds)
    .execute();
  const open = await tx
    .selectFrom('quote_refunds')
    .select('id')
    .where('quote_id', 'in', quoteIds)
    .where('done_at', 'is', null)
    .execute();
  return { rows, attempts, openRefunds: open.length };
}

const MUST_BE_NONE = [
  'daysSoldTwice',
  'depositsChargedTwice',
  'chargesNotInLedger',
  'ledgerWithoutCharge',
  'sentBackTwice',
  'openAttempts',
  'openRefunds',
  'mailsMissing',
] as const;

/** Why what couples agreed to, what is booked and what the bank has do not agree, one line each. */
export function findQuotesOff(figures: QuoteFigures, days: number): string[] {
  const { acceptances, deals, bookedDays, depositsPaid, ledgerCents, keptAtBankCents } = figures;
  return [
    ...MUST_BE_NONE.filter((name) => figures[name] > 0).map((name) => `${name} is ${figures[name]}, not 0`),
    ...Object.entries({ acceptances, deals, bookedDays, depositsPaid })
      .filter(([, count]) => count !== days)
      .map(([name, count]) => `${name} is ${count}, not ${days}`),
    ...(ledgerCents === keptAtBankCents ? [] : [`the ledger has ${ledgerCents} cents, the bank ${keptAtBankCents}`]),
  ];
}
