import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { QuoteEventTable, QuoteTable } from './quotes.tables.ts';

export type QuoteRow = Selectable<QuoteTable>;
export type QuoteKey = { customerId: number; quoteId: number };

/** The quote of a couple's link, also of one that an earlier secret made. Runs without a customer: the link is all they have. */
export function findQuoteByToken(tx: Tx, tokenHash: Buffer): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('earlier_token_hash', '=', tokenHash)]))
    .executeTakeFirst();
}

/** Locked until this transaction ends. Whoever also locks the lead locks it first. */
export function lockQuote(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', quoteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findQuote(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', quoteId)
    .executeTakeFirst();
}

export function findOwnQuote(tx: Tx, owner: Owner, id: number): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('customer_id', '=', owner.customerId)
    .where(anyOf('provider_id', owner.providerIds))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The quotes of a lead, newest first: at most one is not accepted. */
export function findQuotesOfLead(tx: Tx, customerId: number, leadId: number): Promise<QuoteRow[]> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertQuote(tx: Tx, quote: Insertable<QuoteTable>): Promise<QuoteRow> {
  return tx.insertInto('quotes').values(quote).returningAll().executeTakeFirstOrThrow();
}

export async function updateQuote(tx: Tx, key: QuoteKey, change: Updateable<QuoteTable>): Promise<void> {
  await tx
    .updateTable('quotes')
    .set(change)
    .where('customer_id', '=', key.customerId)
    .where('id', '=', key.quoteId)
    .execute();
}

export async function deleteQuote(tx: Tx, { customerId, quoteId }: QuoteKey): Promise<void> {
  await tx.deleteFrom('quotes').where('customer_id', '=', customerId).where('id', '=', quoteId).execute();
}

export async function hasQuoteEvent(
  tx: Tx,
  { customerId, quoteId }: QuoteKey,
  kind: string,
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('quote_events')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .where('kind', '=', kind)
    .where('at', '>=', since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertQuoteEvent(tx: Tx, event: Insertable<QuoteEventTable>): Promise<void> {
  await tx.insertInto('quote_events').values(event).execute();
}

export type QuoteEventRow = Selectable<QuoteEventTable> & { author_name: string | null };

/** What happened to a quote, newest first. */
export function findQuoteEvents(tx: Tx, { customerId, quoteId }: QuoteKey, limit: number): Promise<QuoteEventRow[]> {
  return tx
    .selectFrom('quote_events as event')
    .leftJoin('customer_users as author', (join) =>
      join.onRef('author.id', '=', 'event.customer_user_id').onRef('author.customer_id', '=', 'event.customer_id'),
    )
    .selectAll('event')
    .select(sql<string | null>`nullif(trim(author.name || ' ' || author.surname), '')`.as('author_name'))
    .where('event.customer_id', '=', customerId)
    .where('event.quote_id', '=', quoteId)
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
}

/** Requests that the vendor has closed. */
export const CLOSED_STATUSES = ['rejected', 'not_wedding', 'spam_reported'] as const;

/** Whether nobody can say yes to a quote that still waits: its request is closed or deleted, or the vendor has left. */
export async function isRequestClosed(
  tx: Tx,
  quote: Pick<QuoteRow, 'customer_id' | 'lead_id' | 'provider_id'>,
): Promise<boolean> {
  const open = await tx
    .selectFrom('leads')
    .innerJoin('providers', (join) =>
      join.onRef('providers.customer_id', '=', 'leads.customer_id').onRef('providers.id', '=', 'leads.provider_id'),
    )
    .select('leads.id')
    .where('leads.customer_id', '=', quote.customer_id)
    .where('leads.id', '=', quote.lead_id)
    .where('leads.status', 'not in', CLOSED_STATUSES)
    .where('leads.deleted_at', 'is', null)
    .where('providers.left_at', 'is', null)
    .executeTakeFirst();
  return open === undefined;
}

type Agreed = Pick<QuoteRow, 'state' | 'customer_id' | 'deal_id'>;

/** The deal that a quote became, as it is now; undefined once it was called off or deleted, or its couple was. */
export function findStandingDeal(
  tx: Tx,
  quote: Agreed,
): Promise<{ wedding_date: string | null; version: number } | undefined> {
  return tx
    .selectFrom('couple_providers as deal')
    .innerJoin('leads', (join) =>
      join.onRef('leads.customer_id', '=', 'deal.customer_id').onRef('leads.id', '=', 'deal.lead_id'),
    )
    .select(['deal.wedding_date', 'deal.version'])
    .where('deal.customer_id', '=', quote.customer_id)
    .where('deal.id', '=', quote.deal_id ?? 0)
    .where('deal.status', '<>', 'refused')
    .where('leads.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function isDealCalledOff(tx: Tx, quote: Agreed): Promise<boolean> {
  return quote.state === 'accepted' && (await findStandingDeal(tx, quote)) === undefined;
}

export type QuoteLinkRow = { id: number; link_seed: string; token_hash: Buffer };

/** Across all customers. */
export async function findQuoteLinks(tx: Tx, after: number, limit: number): Promise<QuoteLinkRow[]> {
  const { rows } = await sql<QuoteLinkRow>`select id, link_seed, token_hash from quotes
    where id > ${after} and link_seed is not null and token_hash is not null order by id limit ${limit}`.execute(tx);
  return rows;
}

/** The link that the couple has stays valid beside the new one. */
export async function replaceQuoteLink(tx: Tx, before: QuoteLinkRow, after: QuoteLinkRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quotes')
    .set({ token_hash: after.token_hash, earlier_token_hash: before.token_hash })
    .where('id', '=', before.id)
    .where('token_hash', '=', before.token_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
