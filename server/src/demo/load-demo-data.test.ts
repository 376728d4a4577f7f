import { sql } from 'kysely';
import sharp from 'sharp';
import type { QuotePaymentRow, QuotePayout } from '@bellbird/contract/couples/quote-payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type World, startWorld } from '#testing/world.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { findDemoCharges } from './demo-bank.ts';
import { loadDemoData } from './load-demo-data.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let world: World;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => new Date() } });
  await loadDemoData(world.server, new Date());
});
afterAll(() => world.close());

test.each(DEMO_ACCOUNTS.map((account) => [account.username, account.password]))(
  '%s can sign in',
  async (username, password) => {
    const answer = await world.anyone('POST', '/access-tokens', { body: { username, password } });
    expect(answer.statusCode).toBe(username === 'two-homes' ? 200 : 201);
  },
);

test('SHELL-002 every demo user belongs to one customer and manages its providers, the empty one none', async () => {
  const providers = async (username: string) => {
    const token = (
      await world.anyone('POST', '/access-tokens', { body: { username, password: 'demo-wedding' } })
    ).json().data;
    const headers = { 'x-access-token': token.accessToken, 'x-consumer-key': token.consumerKey };
    const user = await world.anyone('GET', `/customers/${token.customerId}/users/${token.customerUserId}`, { headers });
    return user.json().data.providers.map((each: { name: string }) => each.name);
  };
  expect(await providers('demo')).toEqual([
    'Hartley & Nolan Photography',
    'Wattle Creek Barn',
    'Wren & Wattle Flowers',
  ]);
  expect(await providers('assistant')).toEqual(['Hartley & Nolan Photography']);
  expect(await providers('empty')).toEqual([]);
});

test('every instalment paid by card was charged by the bank, to the cent, and so was the disputed deposit', async () => {
  const charges = await world.build(findDemoCharges);
  const paid = await world.build((tx) =>
    tx
      .selectFrom('payment_installments as i')
      .innerJoin('payments as p', 'p.id', 'i.payment_id')
      .select(['i.id', 'i.amount_cents'])
      .where('i.status', '=', 'paid')
      .where('p.type', '=', 'credit_card')
      .execute(),
  );
  const ours = charges.filter(({ destination }) => destination === null);
  expect(paid.length).toBeGreaterThan(3);
  expect(ours.map(({ id, amount }) => `${id} ${amount}`).toSorted()).toEqual(
    paid.map(({ id, amount_cents: cents }) => `pi_sandbox_demo_${id} ${cents}`).toSorted(),
  );
  const deposits = charges.filter(({ destination }) => destination === 'acct_sandbox_barn');
  expect(deposits.length + ours.length).toBe(charges.length);
  expect(deposits.filter(({ dispute }) => dispute)).toMatchObject([
    { id: 'pi_sandbox_demo_deposit', dispute: { id: 'dp_sandbox_demo_deposit' }, payout: null },
  ]);
  const paidOut = deposits.filter(({ dispute }) => !dispute);
  expect(paidOut.map(({ payout, amount, fee }) => payout?.amount === amount - (fee ?? 0))).toEqual(
    paidOut.map(() => true),
  );
  expect(new Set(paidOut.map(({ payout }) => payout?.hasArrived))).toEqual(new Set([true, false]));
});

test('a second start changes nothing', async () => {
  expect(await loadDemoData(world.server, NOW)).toBe(false);
});

/** Steps that are rolled back once, after all their work: at the start, in the middle and with pictures. */
const CUT_OFF = [1, 2, 5, 16];

/** The world’s ports: some steps are cut off at first, and files stored while a transaction is open are noted. */
function unlucky({ db, server }: World) {
  const left = new Set(CUT_OFF);
  const storedInside: string[] = [];
  let open = 0;
  const system: Db['system'] = (work) => {
    open += 1;
    return db
      .system(async (tx) => {
        const result = await work(tx);
        const { steps } = await tx
          .selectFrom('demo_steps')
          .select((select) => select.fn.countAll<number>().as('steps'))
          .executeTakeFirstOrThrow();
        if (left.delete(steps)) throw new Error('cut off');
        return result;
      })
      .finally(() => (open -= 1));
  };
  const put: Storage['put'] = (key, content, about) => {
    if (open > 0) storedInside.push(key);
    return server.storage.put(key, content, about);
  };
  return { db: { ...db, system }, storage: { ...server.storage, put }, storedInside };
}

const idsOf = ({ build }: World) =>
  build(async (tx) => {
    const { rows } = await sql<{ what: string; ids: string }>`
      select 'customers' as what, string_agg(id || ' ' || name, ', ' order by id) as ids from customers
      union all select 'providers', string_agg(id || ' ' || slug, ', ' order by id) from providers
      union all select 'people', string_agg(id || ' ' || name, ', ' order by id) from customer_users
      union all select 'leads', string_agg(id || ' ' || provider_id || ' ' || couple_name, ', ' order by id) from leads
      union all select 'messages', string_agg(id || ' ' || lead_id, ', ' order by id) from lead_messages
      union all select 'media', string_agg(id || ' ' || caption, ', ' order by id) from media
      union all select 'items', string_agg(id || ' ' || name, ', ' order by id) from provider_items`.execute(tx);
    return rows;
  });

test('a load that is cut off goes on where it was and ends with the same ids, even if two processes load', async () => {
  const other = await startWorld({ clock: { now: () => new Date() } });
  const ports = unlucky(other);
  const now = new Date();
  for (let cuts = 0; cuts < CUT_OFF.length; cuts += 1)
    await expect(loadDemoData(ports, now)).rejects.toThrow('cut off');
  expect(ports.storedInside, 'no transaction waits for a picture').toEqual([]);
  expect(await Promise.all([loadDemoData(ports, now), loadDemoData(ports, now)])).toEqual([true, true]);
  expect(await idsOf(other)).toEqual(await idsOf(world));
  await other.close();
});

test('an instance with customers of its own is left alone', async () => {
  const other = await startWorld();
  await other.owner();
  expect(await loadDemoData(other.server, NOW)).toBe(false);
  expect(await other.build((tx) => tx.selectFrom('customers').select('id').execute())).toHaveLength(1);
  await other.close();
});

test('the places of a demo instance have their pictures, drawn at 1200 by 800', async () => {
  const cities = (await world.anyone('GET', '/cities')).json().data as { slug: string; imageUrl: string | null }[];
  const { imageUrl } = cities.find((each) => each.slug === 'south-coast') ?? {};
  const picture = await world.server.app.inject({ method: 'GET', url: imageUrl ?? '' });
  const { format, width, height } = await sharp(picture.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 800]);
});

test('quotes of the demo venue can be paid by card, one deposit is disputed, and money has come in every way', async () => {
  const body = { username: 'demo', password: 'demo-wedding' };
  const { accessToken, consumerKey } = (await world.anyone('POST', '/access-tokens', { body })).json().data;
  const headers = { 'x-access-token': accessToken, 'x-consumer-key': consumerKey };
  const [venue] = await world.build((tx) =>
    tx.selectFrom('providers').select('id').where('name', '=', 'Wattle Creek Barn').execute(),
  );
  const money = (await world.anyone('GET', `/providers/${venue?.id}/quote-money`, { headers })).json().data;
  expect(money.cards).not.toBeNull();
  const disputed = money.paid.filter(({ dispute }: QuotePaymentRow) => dispute);
  expect(disputed).toMatchObject([{ kind: 'deposit', paidBy: 'card', dispute: 'open' }]);
  expect(money.payouts.map(({ state }: QuotePayout) => state)).toEqual(
    expect.arrayContaining(['on_the_way', 'arrived']),
  );
  expect(money.months.filter(({ cents }: { cents: number }) => cents > 0).length).toBeGreaterThan(1);
});

test('the story of every demo lead agrees with itself', async () => {
  const { rows } = await world.build((tx) =>
    sql<{ fault: string; leads: number }>`
      select 'waits though closed' as fault, count(*)::int as leads from leads
        where waiting_since is not null and status not in ('new', 'pending', 'negotiating', 'offer_made', 'call_again')
      union all select 'nobody waits for the first answer', count(*)::int from leads
        where status in ('new', 'pending') and waiting_since is distinct from created_at
      union all select 'answered without a time', count(*)::int from leads where (first_answered_at is null) <> (answer_minutes is null)
      union all select 'answered before it was asked', count(*)::int from leads where first_answered_at < created_at
      union all select 'of the future', count(*)::int from leads where greatest(created_at, waiting_since, last_message_at) > now()
      union all select 'a deal without what was agreed', count(*)::int from leads
        where status in ('deal', 'deal_approved') and not exists (select from couple_providers d where d.lead_id = leads.id and d.status <> 'refused')
      union all select 'a day sold twice', count(*)::int from (
        select 1 from couple_providers where status <> 'refused' group by provider_id, wedding_date having count(*) > 1) twice
      union all select 'a deal without its day in the calendar', count(*)::int from couple_providers deal
        where status <> 'refused' and wedding_date is not null
          and not exists (select from calendar_events event where event.deal_id = deal.id and event.day = deal.wedding_date)
      union all select 'without a timeline', count(*)::int from leads where not exists (select from lead_events e where e.lead_id = leads.id)
      union all select 'unread that is not there', count(*)::int from leads
        where unread_message_count <> (select count(*) from lead_messages m where m.lead_id = leads.id and m.direction = 'in' and m.read_at is null)
      union all select 'a template sent as often as nobody sent it', count(*)::int from mail_templates t
        where use_count <> (select count(*) from lead_messages m where m.template_id = t.id)
      union all select 'a template nobody used', count(*)::int from mail_templates t where use_count = 0`.execute(tx),
  );
  expect(rows.filter((row) => row.leads > 0)).toEqual([]);
});

test('every demo vendor is asked and answers what fits their trade', async () => {
  const { rows: misplaced } = await world.build((tx) =>
    sql<{ provider: string; field: string }>`
      select p.name as provider, f.field_name as field from provider_form_values v
      join provider_forms f on f.id = v.form_id
      join providers p on p.id = v.provider_id join provider_categories k on k.id = p.category_id
      where f.category_types is not null and not k.category_type = any(f.category_types)`.execute(tx),
  );
  expect(misplaced).toEqual([]);
  const { rows: wrong } = await world.build((tx) =>
    sql<{ provider: string; message: string }>`
      select p.name as provider, d.message from lead_details d
      join leads l on l.customer_id = d.customer_id and l.id = d.lead_id
      join providers p on p.id = l.provider_id join provider_categories k on k.id = p.category_id
      where (k.category_type = 'venue' and d.message ~* 'travel to us|photographer|bouquet')
        or (k.category_type <> 'venue' and d.message ~* '\\mbarn\\M|venue hire|caterer')`.execute(tx),
  );
  expect(wrong).toEqual([]);
});

test('the demo shows what not every couple has', async () => {
  const { rows } = await world.build((tx) =>
    sql<Record<string, number>>`select
      (select count(*)::int from leads where contact_preference = 'phone') as phone_only,
      (select count(*)::int from leads where contact_preference = 'email') as email_only,
      (select count(*)::int from leads where cancelled_at is not null) as cancelled,
      (select count(*)::int from leads where couple_deleted_at is not null) as deleted,
      (select count(*)::int from lead_reminders where due_at < now() and done_at is null) as due,
      (select count(*)::int from lead_details where loan_requested) as loans,
      (select count(*)::int from lead_items) as items,
      (select count(*)::int from leads where appointment_state = 'proposed') as appointments,
      (select count(*)::int from leads where appointment_state = 'approved') as visits,
      (select count(*)::int from couple_providers where status = 'approved') as deals`.execute(tx),
  );
  for (const [what, count] of Object.entries(rows[0] ?? {})) expect(count, what).toBeGreaterThan(0);
});
