import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { QuoteMailTable } from './quote-payments.tables.ts';

export type QuoteMailRow = Selectable<QuoteMailTable>;

/** Each mail is queued once, whoever reports its reason again. */
export async function insertQuoteMail(tx: Tx, mail: Insertable<QuoteMailTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('quote_mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Quotes that were accepted within the last days and have no mail about it. */
export async function insertMissingMails(tx: Tx, at: string): Promise<void> {
  await sql`
    insert into quote_mails (customer_id, quote_id, kind, language, created_at, next_try_at)
    select q.customer_id, q.id, 'accepted', q.language, ${at}, ${at} from quotes q
    where q.accepted_at between ${at}::timestamptz - interval '3 days' and ${at}::timestamptz - interval '1 minute'
      and not exists (select from quote_mails m
        where m.customer_id = q.customer_id and m.quote_id = q.id and m.kind = 'accepted')
    on conflict do nothing`.execute(tx);
}

/** The language that the couple reads their page in. */
export async function findMailLanguage(tx: Tx, customerId: number, quoteId: number): Promise<string> {
  const row = await tx
    .selectFrom('quotes')
    .select('language')
    .where('customer_id', '=', customerId)
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return row.language;
}

/** One mail that is due; until `again` it is left to its claimer. */
export async function claimQuoteMail(
  tx: Tx,
  { now, again, maxTries }: { now: string; again: string; maxTries: number },
): Promise<QuoteMailRow | undefined> {
  const { rows } = await sql<QuoteMailRow>`
    update quote_mails set next_try_at = ${again}
    where id = (
      select id from quote_mails where sent_at is null and next_try_at <= ${now} and tries < ${maxTries}
      order by next_try_at limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0];
}

export async function markQuoteMailSent(tx: Tx, id: number, at: string): Promise<void> {
  await tx.updateTable('quote_mails').set({ sent_at: at }).where('id', '=', id).execute();
}

export async function postponeQuoteMail(tx: Tx, id: number, until: string): Promise<void> {
  await tx
    .updateTable('quote_mails')
    .set({ tries: sql`least(tries + 1, 100)`, next_try_at: until })
    .where('id', '=', id)
    .execute();
}

export type MailFacts = {
  couple_name: string;
  provider_name: string;
  email: string | null;
  link_seed: string | null;
  token_hash: Buffer | null;
};

/** Who a mail about a quote goes to; a couple without an address, or one that was deleted, gets none. */
export async function findMailFacts(tx: Tx, customerId: number, quoteId: number): Promise<MailFacts | undefined> {
  const { rows } = await sql<MailFacts>`
    select l.couple_name, p.name as provider_name, coalesce(c.email, c.partner_email) as email, q.link_seed, q.token_hash
    from quotes q
    join leads l on l.customer_id = q.customer_id and l.id = q.lead_id
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    left join couples c on c.id = l.couple_id
    where q.customer_id = ${customerId} and q.id = ${quoteId} and l.couple_deleted_at is null`.execute(tx);
  return rows[0];
}
