import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { PICTURE_WIDTHS, toPictureKey } from '#domains/listing/items/items.presenter.ts';
import { EXPORTED_TABLES, FILE_COLUMNS, PICTURE_ENDINGS } from './exported-tables.rules.ts';

const OF_THIS_INSTANCE = 'how this instance sends, queues or remembers; useless elsewhere';
const OF_THE_GATEWAY = 'the gateway’s own words and tokens; what was paid is on the instalments and invoices';
const OF_A_PERSON = 'one person’s own setting or agreement, given again where the account moves to';
const OF_THE_TEAM = 'between the vendor and the marketplace team, which stays here';
const SEEN = 'what others did on the marketplace; it counts visits of people who never agreed to be exported';

/** Tables of customers that an archive leaves out, and why a vendor who leaves does not miss them. */
const LEFT_OUT: Record<string, string> = {
  account_exports: OF_THIS_INSTANCE,
  alert_deliveries: OF_THIS_INSTANCE,
  alert_settings: OF_A_PERSON,
  alerts: OF_THIS_INSTANCE,
  announcement_recipients: OF_THE_TEAM,
  approvals: OF_THE_TEAM,
  audit_entries: 'evidence about people of the account and of the team; it is shown, and never leaves',
  calendar_feeds: 'secret addresses of this instance',
  campaign_requests: OF_THE_TEAM,
  catalog_reminders: OF_THIS_INSTANCE,
  customer_actions: OF_THE_TEAM,
  customer_user_agreement_signs: OF_A_PERSON,
  customer_user_confirmations: OF_THIS_INSTANCE,
  direct_debits: OF_THE_GATEWAY,
  failed_refunds: OF_THE_GATEWAY,
  followed_calendars: 'secret addresses of calendars elsewhere, which are followed again where the account moves to',
  followed_days: 'read again from the calendars that are followed',
  gateway_customers: OF_THE_GATEWAY,
  idempotency_keys: OF_THIS_INSTANCE,
  inbound_messages: 'messages that are matched to no couple yet, so that nobody knows whose they are',
  instagram_photos: OF_THIS_INSTANCE,
  instagram_visits: OF_THIS_INSTANCE,
  invitations: OF_THIS_INSTANCE,
  lead_drafts: 'what one person is typing',
  lead_reveals: 'how many couples a limited package has shown; the couples themselves are in the archive',
  lead_views: 'which couple a person opened when',
  merchant_applications: 'identity documents for the gateway, which are sent to nobody else',
  package_reminders: OF_THIS_INSTANCE,
  payment_attempts: OF_THE_GATEWAY,
  payment_cards: OF_THE_GATEWAY,
  payment_mails: OF_THIS_INSTANCE,
  payment_refunds: OF_THE_GATEWAY,
  product_orders: OF_THE_TEAM,
  provider_change_requests: OF_THE_TEAM,
  provider_data_updates: OF_THE_TEAM,
  provider_prompts: OF_THIS_INSTANCE,
  provider_visits: SEEN,
  push_deliveries: OF_THIS_INSTANCE,
  push_subscriptions: OF_THIS_INSTANCE,
  quote_attempts: OF_THE_GATEWAY,
  quote_disputes: OF_THE_GATEWAY,
  quote_mails: OF_THIS_INSTANCE,
  quote_payers: OF_THE_GATEWAY,
  quote_payouts: OF_THE_GATEWAY,
  quote_refunds: OF_THE_GATEWAY,
  realtime_events: OF_THIS_INSTANCE,
  referrals: OF_THE_TEAM,
  related_providers: OF_THE_TEAM,
  sms_routes: OF_THIS_INSTANCE,
  table_import_rows: 'the rows of an import, which are in the tables they were imported into',
  table_imports: 'likewise',
  withheld_post: 'what a limited package holds back, from its owner too',
};

test('every table of customers is in the archive, or has a reason not to be', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and a.attname = 'customer_id' and not a.attisdropped order by 1`);
  await client.end();
  await database.drop();
  const exported = new Set(EXPORTED_TABLES.map(({ name }) => name));
  const missing = rows.map(({ name }) => name).filter((name) => !exported.has(name));
  expect(rows.length).toBeGreaterThan(90);
  expect(missing.filter((name) => !(name in LEFT_OUT))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => !missing.includes(name))).toEqual([]);
});

/** Columns of exported tables that end like the key of a file and are none. */
const NO_FILES = ['leads.couple_name_key', 'lead_messages.claim_key', 'logins.username_key'];
/** The marketplace’s own picture of a place, which the archive does not name. */
const NOT_EXPORTED = ['cities.image_key'];

test('every file that an exported row names is in the archive, too', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_key' and table_name = any($1) order by 1`,
    [EXPORTED_TABLES.map(({ name }) => name)],
  );
  await client.end();
  await database.drop();
  // Photos and pictures have several files by their key, which queries of their own find.
  const own = ['media.file_key', 'provider_item_pictures.file_key'];
  const known = new Set([...FILE_COLUMNS.map((column) => column.join('.')), ...own, ...NO_FILES, ...NOT_EXPORTED]);
  expect(PICTURE_ENDINGS).toEqual(Object.values(PICTURE_WIDTHS).map((width) => toPictureKey('', width)));
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
