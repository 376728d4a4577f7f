import { buildLogin } from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { FAMILY_NAMES, FIRST_NAMES } from '@bellbird/server/src/fake-data/people.ts';
import { ANSWERS, OPENERS } from '@bellbird/server/src/fake-data/requests.ts';
import { BUSINESS_PLACES, FLORA, TRADES } from '@bellbird/server/src/fake-data/businesses.ts';
import { openDb } from '@bellbird/server/src/platform/db/db.ts';
import { PAGES } from '@bellbird/contract/shared/access';
import pg from 'pg';
import { SCALE } from './scale.ts';

/**
 * Fills a migrated database with vendors and couples. Names come from the fake data, but PostgreSQL generates the
 * rows: a million of them through a driver would take an hour.
 */
export async function makeData(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'; select setseed(0.42)",
    );
    for (const [what, make] of STEPS) {
      const started = performance.now();
      await make(client, url);
      say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await client.end();
  }
}

type Step = readonly [what: string, make: (client: pg.Client, url: string) => Promise<unknown>];

const STEPS: readonly Step[] = [
  ['customers', customers],
  ['users', users],
  ['providers', providers],
  ['couples', couples],
  ['leads', leads],
  ['messages', messages],
  ['timelines', timelines],
  ['days', days],
  ['months', months],
  [
    'vacuum',
    (client) =>
      client.query(
        'vacuum (analyze) couples, leads, lead_messages, lead_events, customers, providers, customer_users, customer_user_providers, provider_days, provider_months',
      ),
  ],
];

const pick = (parameter: string) => `(${parameter})[1 + floor(random() * array_length(${parameter}, 1))::int]`;

function customers(client: pg.Client) {
  return client.query(
    `insert into customers (name, is_paid, account_manager_name, account_manager_email)
     select ${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')} || ' ' || n, random() < 0.7,
       'Ruth Okafor', 'ruth.okafor@bellbird.example'
     from generate_series(1, ${SCALE.customers}) n`,
    [FLORA, BUSINESS_PLACES],
  );
}

/** One owner for each customer; all share one password hash, since hashing two thousand would take minutes. */
async function users(client: pg.Client, url: string) {
  const db = openDb({ url, poolSize: 2, onError: () => {} });
  const { id } = await db.system((tx) => buildLogin(tx, { username: 'bench-template' }));
  await db.close();
  await client.query(
    `insert into logins (username, password_hash)
     select 'bench-' || n, (select password_hash from logins where id = $1) from generate_series(1, ${SCALE.customers}) n`,
    [id],
  );
  await client.query(
    `insert into customer_users (customer_id, login_id, name, surname, role_id, can_manage)
     select c.id, l.id, ${pick('$1::text[]')}, ${pick('$2::text[]')}, 1, true
     from (select id, row_number() over (order by id) as n from customers) c join logins l on l.username = 'bench-' || c.n`,
    [FIRST_NAMES, FAMILY_NAMES],
  );
}

async function providers(client: pg.Client) {
  await client.query(
    `insert into providers (customer_id, name, slug, category_id, city_id, time_zone, paid_status, stats_access, rival_stats_access)
     select c.id, ${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')} || ' ' || ${pick('$3::text[]')}, 'bench-' || n, k.id, t.id, t.time_zone, 'paid', true, 3
     from generate_series(1, ${SCALE.providers}) n
     join (select id, row_number() over (order by id) as r from customers) c on c.r = 1 + (n - 1) % ${SCALE.customers}
     join (select id, row_number() over (order by id) as r from provider_categories) k on k.r = 1 + n % (select count(*) from provider_categories)
     join (select id, time_zone, row_number() over (order by id) as r from cities) t on t.r = 1 + (n / 7) % (select count(*) from cities)`,
    [FLORA, BUSINESS_PLACES, Object.values(TRADES).flat()],
  );
  await client.query(
    `insert into customer_user_providers (customer_id, customer_user_id, provider_id, pages)
     select p.customer_id, u.id, p.id, $1 from providers p join customer_users u on u.customer_id = p.customer_id`,
    [PAGES],
  );
}

function couples(client: pg.Client) {
  return client.query(
    `insert into couples (name, email, phone)
     select ${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')} || ' & ' || ${pick('$1::text[]')} || ' ' || ${pick('$2::text[]')},
       'couple' || n || '@example.com', '+6149' || lpad(n::text, 7, '0')
     from generate_series(1, ${Math.ceil(SCALE.leads / 4)}) n`,
    [FIRST_NAMES, FAMILY_NAMES],
  );
}

/** Two years of requests, spread over all providers; each couple asks about four of them. */
function leads(client: pg.Client) {
  return client.query(
    `insert into leads (customer_id, provider_id, couple_id, created_at, extension_number, couple_name, organization_date, guests, budget, status,
       unread_message_count, is_prepaid, first_lead_type, is_wedding, read_at, couple_phone, waiting_since, first_answered_at, answer_minutes, last_message_at)
     select p.customer_id, p.id, c.id, a.at, (1000 + n % 9000)::text, c.name, (a.at + interval '1 day' * (120 + random() * 400))::date,
       40 + floor(random() * 18)::int * 10, 5000 + floor(random() * 60)::int * 500, s.status,
       case when random() < 0.15 then 1 + floor(random() * 3)::int else 0 end, random() < 0.08,
       case when random() < 0.12 then 'plusLead' else 'lead' end, s.status <> 'not_wedding',
       case when s.status = 'new' then null else a.at + interval '1 hour' end, c.phone,
       case when s.status in ('new', 'pending') then a.at when s.status = 'negotiating' and n % 3 = 0 then a.at + interval '6 hours' end,
       case when s.status not in ('new', 'pending') then a.at + interval '3 hours' end,
       case when s.status not in ('new', 'pending') then (n % 600)::int end, a.at + interval '6 hours'
     from generate_series(1, ${SCALE.leads}) n
     cross join lateral (select now() - interval '1 minute' * floor(random() * 1051200 + n * 0) as at) a
     cross join lateral (select (array['new','pending','pending','negotiating','negotiating','negotiating','offer_made','offer_made','deal','deal_approved','rejected','rejected','rejected','call_again','not_wedding','spam_reported'])[1 + floor(random() * 16 + n * 0)::int] as status) s
     join (select id, customer_id, row_number() over (order by id) as r from providers) p on p.r = 1 + (n * 7919::bigint) % ${SCALE.providers}
     join couples c on c.id = 1 + n % ${Math.ceil(SCALE.leads / 4)}`,
  );
}

function messages(client: pg.Client) {
  return client.query(
    `insert into lead_messages (customer_id, lead_id, type, direction, body, created_at)
     select l.customer_id, l.id, case when random() < 0.8 then 'email' else 'sms' end, d.direction,
       case d.direction when 'in' then ${pick('$1::text[]')} else ${pick('$2::text[]')} end, l.created_at + interval '3 hours' * k
     from leads l
     cross join generate_series(0, ${Math.round(SCALE.messages / SCALE.leads) - 1}) k
     cross join lateral (select case when k % 2 = 0 then 'in' else 'out' end as direction) d`,
    [OPENERS, ANSWERS],
  );
}

/**
 * A year of visits per day and provider, generated from the providers themselves, because looking each of them up
 * would take most of the time.
 */
async function days(client: pg.Client) {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into provider_days (customer_id, provider_id, day, views, visitors, from_search, from_gallery, from_direct)
     select customer_id, id, current_date - n, 3 * people, 2 * people, people, people / 2, people / 2
     from providers cross join generate_series(0, 365) n
     cross join lateral (select (5 + (id + n * 7) % 21) as people) crowd`,
  );
  await client.query('reset session_replication_role');
}

/** The monthly figures that competitors are compared by. */
function months(client: pg.Client) {
  return client.query(
    `insert into provider_months (provider_id, month, visitors, requests, won, deals)
     select provider_id, date_trunc('month', day)::date, sum(visitors), sum(visitors) / 60, sum(visitors) / 300, sum(visitors) / 300
     from provider_days group by 1, 2`,
  );
}

/** The request itself, and the first answer where there was one. */
function timelines(client: pg.Client) {
  return client.query(
    `insert into lead_events (customer_id, lead_id, provider_id, kind, at)
     select l.customer_id, l.id, l.provider_id, e.kind, e.at from leads l
     cross join lateral (values ('info_request', l.created_at), ('send_email', l.first_answered_at)) e (kind, at) where e.at is not null`,
  );
}
