import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

/**
 * Tables of sign-in and of the team, mails and transfers that nobody owns yet, and short-lived events. They stay whole on one node, so
 * their keys may be anything.
 */
const WHOLE = new Set([
  'access_tokens',
  'acting_sessions',
  // The team's queue: some of it belongs to no customer yet.
  'approvals',
  'audit_entries',
  'bank_transfers',
  'inbound_messages',
  'invitations',
  'realtime_events',
  'sign_in_changes',
  'signup_wizards',
  'two_factor_challenges',
]);

/** Keys that hold across customers, and why. Before a distribution each needs a small table of its own that stays whole. */
const ACROSS_CUSTOMERS: Readonly<Record<string, string>> = {
  adjustment_notes_pkey: 'their numbers have no gaps, across all customers',
  lead_calls_gateway: 'the phone company knows its own number of the call only',
  lead_messages_gateway: 'the phone company knows its own number of the message only',
  leads_request_id_key: 'the marketplace repeats a request by its own id',
  payment_attempts_gateway_id_key: 'the bank knows its own number of the charge only',
  payment_attempts_key_key: 'random; the bank repeats it to us',
  payment_disputes_pkey: 'the bank’s number of the dispute',
  failed_refunds_gateway_id_key: 'the bank’s number of the refund',
  payment_refunds_pkey: 'the bank’s number of the charge',
  providers_quick_number: 'a phone number rings at one vendor',
  providers_slug_key: 'a public address leads to one vendor',
  quotes_token: 'random; a couple’s link finds its quote by it',
  quotes_earlier_token: 'likewise, for a link from before SECRET was replaced',
  sms_routes_pkey: 'a couple’s answer finds its vendor by the two numbers',
  tax_invoices_pkey: 'invoices of one seller are numbered without gaps',
  direct_debits_token_key: 'the bank’s number of the account',
  provider_prompts_open_subject: 'subjects are numbered by the sequence of their own table',
  gateway_customers_gateway_id_key: 'the bank’s number of the customer',
  external_comments_provider_id_fingerprint_key: 'a provider belongs to one customer',
  provider_products_payment: 'a payment belongs to one customer',
  merchant_applications_gateway_account_key: 'the bank’s number of the vendor’s account',
  quote_attempts_gateway_id_key: 'the bank knows its own number of the charge only',
  quote_attempts_key_key: 'random; the bank repeats it to us',
  quote_disputes_pkey: 'the bank’s number of the dispute',
  quote_payouts_pkey: 'the bank’s number of the payout',
};

/** References that leave the customer, or that would cost more than they bring. */
const LEAVING: Readonly<Record<string, string>> = {
  related_providers_related_provider_id_fkey: 'vendors recommend vendors of other customers',
  push_subscriptions_access_token_id_fkey: 'sessions stay whole',
  lead_message_attachments_message_id_fkey: 'would take one more index on the largest table',
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

type Key = { name: string; table: string; hasCustomer: boolean; isImplied: boolean; isNumbered: boolean };

const TENANT_TABLES = sql`
  select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
  where a.attname = 'customer_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;

test('every key of a customer’s table contains customer_id, or could without changing what it means', async () => {
  const { rows } = await world.build((tx) =>
    sql<Key>`
      with tables as (${TENANT_TABLES}),
      keys as (
        select x.indexrelid, x.indrelid, x.indisprimary,
          array(select a.attname::text from pg_attribute a where a.attrelid = x.indrelid and a.attnum = any(x.indkey)) as columns
        from pg_index x where x.indisunique and x.indrelid in (select oid from tables)),
      -- A column that, together with customer_id, refers to a row of the same customer.
      owned as (
        select f.conrelid, array_agg(a.attname::text) filter (where a.attname <> 'customer_id') as columns
        from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
        where f.contype = 'f' group by f.oid, f.conrelid having bool_or(a.attname = 'customer_id') and count(*) > 1),
      -- One sequence or chance numbers all rows, whoever they belong to.
      numbered as (
        select a.attrelid, a.attname::text as name from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like '%random_uuid%')
      select i.relname as name, k.indrelid::regclass::text as "table", 'customer_id' = any(k.columns) as "hasCustomer",
        exists (select from owned o where o.conrelid = k.indrelid and o.columns <@ k.columns) as "isImplied",
        exists (select from numbered n where n.attrelid = k.indrelid and n.name = any(k.columns)) as "isNumbered"
      from keys k join pg_class i on i.oid = k.indexrelid order by 1`.execute(tx),
  );
  const fixed = rows.filter(({ hasCustomer, isImplied, isNumbered }) => !hasCustomer && !isImplied && !isNumbered);
  const across = fixed.filter(({ table }) => !WHOLE.has(table)).map(({ name }) => name);
  expect(across).toEqual(Object.keys(ACROSS_CUSTOMERS).toSorted());
});

test('references between rows of customers name the customer', async () => {
  const { rows } = await world.build((tx) =>
    sql<{ name: string; table: string }>`
      with tables as (${TENANT_TABLES})
      select conname as name, conrelid::regclass::text as "table" from pg_constraint f
      where contype = 'f' and conrelid in (select oid from tables) and confrelid in (select oid from tables)
        and not exists (select from pg_attribute a
          where a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname = 'customer_id')
      order by 1`.execute(tx),
  );
  const leaving = rows.filter(({ table }) => !WHOLE.has(table)).map(({ name }) => name);
  expect(leaving).toEqual(Object.keys(LEAVING).toSorted());
});

test('rows of customers always say whose they are', async () => {
  const { rows } = await world.build((tx) =>
    sql<{ table: string }>`
      with tables as (${TENANT_TABLES})
      select attrelid::regclass::text as "table" from pg_attribute
      where attrelid in (select oid from tables) and attname = 'customer_id' and not attnotnull`.execute(tx),
  );
  expect(rows.map(({ table }) => table).filter((table) => !WHOLE.has(table))).toEqual([]);
});
