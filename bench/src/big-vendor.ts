import { PAGES } from '@bellbird/contract/shared/access';
import { FAMILY_NAMES, FIRST_NAMES } from '@bellbird/server/src/fake-data/people.ts';
import pg from 'pg';
import { BENCH_USERNAME } from './scale.ts';

/** A vendor with far more couples than any real one has, all within the six months that lists look at. */
export const BIG_USERNAME = 'big-1';
const COUPLES = 10_000;

/** Makes the vendor unless an earlier run has. */
export async function makeBigVendor(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from logins where username = $1', [BIG_USERNAME]);
    if (rowCount) return;
    await client.query('begin');
    await client.query(VENDOR, [BIG_USERNAME, BENCH_USERNAME, PAGES]);
    await client.query(LEADS, [FIRST_NAMES, FAMILY_NAMES]);
    await client.query(MESSAGES);
    await client.query(EVENTS);
    await client.query('commit');
    await client.query('vacuum (analyze) leads, lead_messages, lead_events');
  } finally {
    await client.end();
  }
}

const VENDOR = `
  with login as (
    insert into logins (username, password_hash) select $1, password_hash from logins where username = $2 returning id
  ), customer as (
    insert into customers (name, is_paid, account_manager_name, account_manager_email)
    values ('Ironbark Hall', true, 'Ruth Okafor', 'ruth.okafor@bellbird.example') returning id
  ), owner as (
    insert into customer_users (customer_id, login_id, name, surname, role_id, can_manage)
    select customer.id, login.id, 'Ada', 'Nair', 1, true from customer, login returning id, customer_id
  ), provider as (
    insert into providers (customer_id, name, slug, category_id, city_id, time_zone, paid_status, stats_access, rival_stats_access)
    select customer.id, 'Ironbark Hall ' || n, 'big-' || n, (select min(id) from provider_categories), city.id, city.time_zone, 'paid', true, 3
    from customer, generate_series(1, 3) n, (select id, time_zone from cities order by id limit 1) city returning id, customer_id
  ) insert into customer_user_providers (customer_id, customer_user_id, provider_id, pages)
    select provider.customer_id, owner.id, provider.id, $3 from provider, owner`;

const pick = (parameter: string) => `(${parameter})[1 + floor(random() * array_length(${parameter}, 1) + n * 0)::int]`;

const LEADS = `
  insert into leads (customer_id, provider_id, couple_id, created_at, extension_number, couple_name, organization_date, guests, budget, status,
    unread_message_count, read_at, couple_phone, waiting_since, first_answered_at, answer_minutes, last_message_at)
  select p.customer_id, p.id, 1 + n % 1000, a.at, (10000 + n)::text,
    ${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')} || ' & ' || ${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')},
    (a.at + interval '1 day' * (120 + n % 400))::date, 40 + n % 180, 5000 + n % 30000, s.status, case when n % 7 = 0 then 1 else 0 end,
    case when s.status = 'new' then null else a.at + interval '1 hour' end, '+6148' || lpad(n::text, 7, '0'),
    case when s.status in ('new', 'pending') then a.at end,
    case when s.status not in ('new', 'pending') then a.at + interval '3 hours' end,
    case when s.status not in ('new', 'pending') then n % 600 end, a.at + interval '6 hours'
  from generate_series(1, ${COUPLES}) n
  cross join lateral (select now() - interval '25 minutes' * n as at) a
  cross join lateral (select (array['new','pending','negotiating','offer_made','deal','rejected','rejected','call_again'])[1 + n % 8] as status) s
  join (select id, customer_id, row_number() over (order by id) as r from providers where slug like 'big-%') p on p.r = 1 + n % 3`;

const OF_BIG = `customer_id = (select customer_id from providers where slug = 'big-1')`;

const MESSAGES = `
  insert into lead_messages (customer_id, lead_id, type, direction, body, created_at)
  select customer_id, id, 'email', case k % 2 when 0 then 'in' else 'out' end, 'Thank you. What would you suggest for the evening?',
    created_at + interval '3 hours' * k
  from leads cross join generate_series(0, 2) k where ${OF_BIG}`;

const EVENTS = `
  insert into lead_events (customer_id, lead_id, provider_id, kind, at)
  select l.customer_id, l.id, l.provider_id, e.kind, e.at from leads l
  cross join lateral (values ('info_request', l.created_at), ('send_email', l.first_answered_at)) e (kind, at)
  where e.at is not null and l.${OF_BIG}`;
