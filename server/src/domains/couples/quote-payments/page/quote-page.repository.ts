import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/** What surrounds a quote on the couple's page: who it is from and for. */
export type PageFactsRow = {
  couple_name: string;
  provider_name: string;
  time_zone: string;
  city_name: string;
  /** The person who sent it. */
  sender_name: string | null;
  company_name: string;
  abn: string;
  company_address: string;
  cover: { file_key: string; widths: number[]; width: number; height: number } | null;
  bank: { name: string; bsb: string; account_number: string } | null;
  /** The vendor holds the day for them while the quote is valid. */
  is_held: boolean;
};

export async function findPageFacts(
  tx: Tx,
  {
    customerId,
    quoteId,
    version,
    coverId,
  }: { customerId: number; quoteId: number; version: number; coverId: number | null },
): Promise<PageFactsRow | undefined> {
  const { rows } = await sql<PageFactsRow>`
    select l.couple_name, p.name as provider_name, p.time_zone, cities.name as city_name,
      nullif(trim(concat_ws(' ', u.name, u.surname)), '') as sender_name,
      coalesce(b.name, customers.name) as company_name, coalesce(b.abn, '') as abn,
      coalesce(b.address, '') as company_address,
      (select json_build_object('file_key', m.file_key, 'widths', m.widths, 'width', m.width, 'height', m.height)
        from media m where m.customer_id = q.customer_id and m.provider_id = q.provider_id
          and m.type = 'photo' and m.status = 'active' and m.id = ${coverId}) as cover,
      (select json_build_object('name', a.name, 'bsb', a.bsb, 'account_number', a.account_number)
        from quote_bank_accounts a where a.customer_id = q.customer_id and a.provider_id = q.provider_id) as bank,
      exists (select from calendar_events e where e.customer_id = q.customer_id and e.quote_id = q.id
        and e.status = 'held') as is_held
    from quotes q
    join leads l on l.customer_id = q.customer_id and l.id = q.lead_id
    join providers p on p.customer_id = q.customer_id and p.id = q.provider_id
    join cities on cities.id = p.city_id
    join customers on customers.id = q.customer_id
    left join billing_details b on b.customer_id = q.customer_id
    left join quote_versions v on v.customer_id = q.customer_id and v.quote_id = q.id and v.number = ${version}
    left join customer_users u on u.customer_id = q.customer_id and u.id = v.sent_by
    where q.customer_id = ${customerId} and q.id = ${quoteId}`.execute(tx);
  return rows[0];
}

/** What came of the payments of a quote, by instalment. */
export type PaymentStateRow = {
  instalment_id: number;
  /** With the bank. One that waits for the couple to confirm it is not: whoever has left the bank’s page pays again. */
  is_open: boolean;
  failure: string | null;
  refunded_cents: number;
};

export async function findPaymentStates(tx: Tx, customerId: number, quoteId: number): Promise<PaymentStateRow[]> {
  const { rows } = await sql<PaymentStateRow>`
    select a.instalment_id, bool_or(a.status = 'open' and a.confirm_url is null) as is_open,
      (array_agg(a.failure order by a.id desc))[1] as failure,
      coalesce(sum((select sum(r.cents) from quote_refunds r
        where r.customer_id = a.customer_id and r.attempt_id = a.id and a.status = 'paid'
          and r.failed_at is null)), 0)::integer as refunded_cents
    from quote_attempts a
    where a.customer_id = ${customerId} and a.quote_id = ${quoteId}
    group by a.instalment_id`.execute(tx);
  return rows;
}

/** Where a file is stored, also one that the vendor has deleted since. */
export async function findFileKey(tx: Tx, customerId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customer_attachments')
    .select('storage_key')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.storage_key;
}
