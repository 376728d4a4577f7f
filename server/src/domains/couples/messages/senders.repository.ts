import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { SenderKind } from './messages.tables.ts';

type LeadKey = { customer_id: number; id: number };
export type Sender = { kind: SenderKind; colleagueId: number | null };

/** Who wrote a mail of this conversation. Customers cannot read a couple's addresses, so a function compares them. */
export async function findSender(tx: Tx, { customer_id, id }: LeadKey, address: string): Promise<Sender> {
  const { rows } = await sql<Sender>`
    select kind, colleague_id as "colleagueId" from find_message_sender(${customer_id}, ${id}, ${address})`.execute(tx);
  return rows[0] ?? { kind: 'new', colleagueId: null };
}

/** Whether one of these addresses is the couple's own. */
export async function isSentToCouple(tx: Tx, { customer_id, id }: LeadKey, addresses: string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select is_sent_to_couple(${customer_id}, ${id}, ${addresses}) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Whether this is the address of another couple who asked the same provider. */
export async function isOtherCouple(tx: Tx, { customer_id, id }: LeadKey, address: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from couples join leads other on other.couple_id = couples.id
      where (lower(couples.email) = ${address} or lower(couples.partner_email) = ${address})
        and other.customer_id = ${customer_id} and other.id <> ${id} and other.deleted_at is null
        and other.provider_id = (select provider_id from leads where customer_id = ${customer_id} and id = ${id})
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

const MAX_EARLIER = 20;

export type EarlierMail = { body: string; provider_name: string; extension_number: string; quote_id: number | null };

/** The last messages of a conversation, newest first: what a reply may quote. */
export async function findEarlierMails(tx: Tx, { customer_id, id }: LeadKey): Promise<EarlierMail[]> {
  return tx
    .selectFrom('lead_messages')
    .innerJoin('leads', (join) =>
      join.onRef('leads.customer_id', '=', 'lead_messages.customer_id').onRef('leads.id', '=', 'lead_messages.lead_id'),
    )
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .select([
      'lead_messages.body',
      'lead_messages.quote_id',
      'providers.name as provider_name',
      'leads.extension_number',
    ])
    .where('lead_messages.customer_id', '=', customer_id)
    .where('lead_messages.lead_id', '=', id)
    .where('lead_messages.type', '=', 'email')
    .orderBy('lead_messages.created_at', 'desc')
    .orderBy('lead_messages.id', 'desc')
    .limit(MAX_EARLIER)
    .execute();
}
