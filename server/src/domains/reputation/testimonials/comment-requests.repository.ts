import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import type { Window } from '#platform/db/window.ts';

export type CommentRequest = 'not_requested' | 'requested' | 'commented';

export type AskableRow = {
  id: number;
  couple_name: string;
  provider_name: string;
  wedding_date: string | null;
  request: CommentRequest;
};

const request = sql<CommentRequest>`case
  when exists (select 1 from testimonials t where t.lead_id = couple_providers.lead_id and t.added_by = 'couple') then 'commented'
  when couple_providers.comment_requested_at is not null then 'requested' else 'not_requested' end`;

function deals(tx: Tx, { customerId, providerIds }: Owner, wanted?: CommentRequest) {
  const query = tx
    .selectFrom('couple_providers')
    .innerJoin('leads', 'leads.id', 'couple_providers.lead_id')
    .innerJoin('providers', 'providers.id', 'couple_providers.provider_id')
    .where('couple_providers.customer_id', '=', customerId)
    .where(anyOf('couple_providers.provider_id', providerIds))
    .where('couple_providers.status', '<>', 'refused')
    .where('leads.deleted_at', 'is', null);
  return wanted ? query.where(request, '=', wanted) : query;
}

export function findAskable(
  tx: Tx,
  owner: Owner,
  wanted: CommentRequest | undefined,
  { limit, offset }: Window,
): Promise<AskableRow[]> {
  return deals(tx, owner, wanted)
    .select(['couple_providers.id', 'leads.couple_name', 'providers.name as provider_name'])
    .select(['couple_providers.wedding_date', request.as('request')])
    .orderBy('couple_providers.agreed_at', 'desc')
    .orderBy('couple_providers.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countAskable(tx: Tx, owner: Owner): Promise<{ request: CommentRequest; count: number }[]> {
  return deals(tx, owner)
    .select([request.as('request'), sql<number>`count(*)::int`.as('count')])
    .groupBy(request)
    .execute();
}

export type DealRow = { id: number; lead_id: number; status: string; request: CommentRequest };

/** The lock keeps two clicks from asking the couple twice. */
export function lockDeal(tx: Tx, { customerId, providerIds }: Owner, id: number): Promise<DealRow | undefined> {
  return tx
    .selectFrom('couple_providers')
    .select(['id', 'lead_id', 'status', request.as('request')])
    .where('customer_id', '=', customerId)
    .where(anyOf('provider_id', providerIds))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type RequestFacts = {
  couple_name: string;
  email: string | null;
  partner_email: string | null;
  provider_name: string;
  provider_slug: string;
};

/** The couple's address is not visible to the tenant, so this is read outside of it. */
export function findRequestFacts(tx: Tx, id: number): Promise<RequestFacts | undefined> {
  return tx
    .selectFrom('couple_providers')
    .innerJoin('couples', 'couples.id', 'couple_providers.couple_id')
    .innerJoin('leads', 'leads.id', 'couple_providers.lead_id')
    .innerJoin('providers', 'providers.id', 'couple_providers.provider_id')
    .select(['leads.couple_name', 'couples.email', 'couples.partner_email'])
    .select(['providers.name as provider_name', 'providers.slug as provider_slug'])
    .where('couple_providers.id', '=', id)
    .executeTakeFirst();
}
