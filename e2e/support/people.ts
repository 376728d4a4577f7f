import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type Person = { username: string; email: string; phone: string; managerEmail: string };
export type Invited = Person & { path: string };

/** A user of this journey's own, so that parallel journeys don't affect each other. The password is the demo's. */
export async function makePerson(
  given: { lapsed?: boolean; mustRenew?: boolean; canManage?: boolean } = {},
): Promise<Person> {
  return inDatabase(async (db) => {
    const person = newPerson();
    await insertPerson(db, person, given);
    return person;
  });
}

/** A user who was invited and has not registered yet. */
export async function makeInvited(given: { expired?: boolean } = {}): Promise<Invited> {
  return inDatabase(async (db) => {
    const person = newPerson();
    const { customerId, userId } = await insertPerson(db, person, { invited: true });
    const key = randomBytes(32).toString('base64url');
    await db.query(
      `insert into invitations (customer_id, customer_user_id, key_hash, expires_at)
       values ($1, $2, $3, now() + $4::interval)`,
      [customerId, userId, createHash('sha256').update(key).digest(), given.expired ? '-1 minute' : '7 days'],
    );
    return { ...person, path: `/register/${customerId}/${userId}/${key}` };
  });
}

/** A company that the team invited, with the path of its link. */
export async function makeWizard(company: string): Promise<{ email: string; path: string }> {
  return inDatabase(async (db) => {
    const { email } = newPerson();
    const key = randomBytes(32).toString('base64url');
    await db.query(
      `insert into signup_wizards (key_hash, company_name, contact_name, email, staff_member_id, invited_at, expires_at)
       select $1, $2, 'Priya Raman', $3, id, now(), now() + interval '7 days' from staff_members order by id limit 1`,
      [createHash('sha256').update(key).digest(), company, email],
    );
    return { email, path: `/signup-wizard/${key}` };
  });
}

export type Vendor = Person & { customerId: number; userId: number; providerId: number; quickNumber: string };

type VendorFacts = {
  phone?: string;
  pages?: readonly string[];
  paidStatus?: 'paid' | 'limited';
  /** Whether the package includes statistics. */
  withStatistics?: boolean;
  /** Users with an adviser have the live chat. */
  hasAdviser?: boolean;
};

/** A user with a venue that couples can contact, and a quick number. */
export async function makeVendor({
  pages = ['leads'],
  paidStatus = 'paid',
  withStatistics = false,
  hasAdviser = false,
  ...given
}: VendorFacts = {}): Promise<Vendor> {
  return inDatabase(async (db) => {
    const person = { ...newPerson(), ...given };
    const { customerId, userId } = await insertPerson(db, person, { canManage: true });
    const quickNumber = `+612555${digits()}`;
    const { rows } = await db.query<{ providerId: number }>(
      `with provider as (
         insert into providers (customer_id, name, slug, category_id, city_id, time_zone, paid_status, quick_number, stats_access, advisor_access)
         select $1, 'Journey Barn', $3, category_id, city_id, time_zone, $6, $4, $7, $8
         from providers where slug = 'wattle-creek-barn'
         returning id
       )
       insert into customer_user_providers (customer_id, customer_user_id, provider_id, pages, can_receive_leads)
       select $1, $2, provider.id, $5, true from provider
       returning provider_id as "providerId"`,
      [customerId, userId, person.username, quickNumber, pages, paidStatus, withStatistics, hasAdviser],
    );
    const [row] = rows;
    if (!row) throw new Error('The venue could not be made.');
    return { ...person, ...row, customerId, userId, quickNumber };
  });
}

/** Gives a venue spaces, in this order. */
export async function makeSpaces({ customerId, providerId }: Vendor, names: readonly string[]): Promise<void> {
  await inDatabase((db) =>
    db.query(
      `insert into customer_spaces (customer_id, provider_id, name, type, position)
       select $1, $2, name, 'indoor', place from unnest($3::text[]) with ordinality as given (name, place)`,
      [customerId, providerId, names],
    ),
  );
}

/** Removes the adviser from every package: the chat's button covers a corner of each page. */
export async function removeAdvisers(): Promise<void> {
  await inDatabase((db) => db.query('update providers set advisor_access = false'));
}

/** Lets the reset links and codes of a user expire. */
export async function expireResets(username: string): Promise<void> {
  await inDatabase((db) =>
    db.query(
      `update password_resets set expires_at = now() where login_id = (select id from logins where username = $1)`,
      [username],
    ),
  );
}

/** Makes the reminders of a user due. */
export async function makeRemindersDue(username: string): Promise<void> {
  await inDatabase((db) =>
    db.query(
      `with due as (
         update lead_reminders set due_at = now() where done_at is null and customer_user_id =
           (select u.id from customer_users u join logins on logins.id = u.login_id where logins.username = $1)
         returning id
       ), listed as (
         update provider_prompts set due_at = now() from due where reminder_id = due.id
       )
       update pgboss.job set start_after = now() from due where data->>'reminderId' = due.id::text and state = 'created'`,
      [username],
    ),
  );
}

/** Makes the next instalment of a vendor due today. */
export async function makeInstalmentDue({ customerId }: Vendor): Promise<void> {
  await inDatabase((db) =>
    db.query(
      `with next as (
         update payment_installments set due_date = current_date where customer_id = $1 and number = 2
       )
       update payments set due_date = current_date where customer_id = $1`,
      [customerId],
    ),
  );
}

function newPerson(): Person {
  const name = `journey-${randomUUID().slice(0, 8)}`;
  return {
    username: name,
    email: `${name}@vendors.example`,
    phone: newPhone(),
    managerEmail: `manager-of-${name}@bellbird.example`,
  };
}

/** A phone number that no other journey uses. */
export function newPhone(): string {
  return `+61491${digits()}`;
}

/** Each worker counts in a range of its own: random numbers met about once in twenty runs. */
let made = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 5000;

/** Six digits, new each time. The last three are never small: numbers ending in small digits fail on purpose. */
function digits(): string {
  made += 1;
  return `${100 + (Math.floor(made / 900) % 900)}${100 + (made % 900)}`;
}

type How = { lapsed?: boolean; mustRenew?: boolean; invited?: boolean; canManage?: boolean };

async function insertPerson(db: Client, { username, email, phone, managerEmail }: Person, how: How) {
  const { rows } = await db.query<{ customerId: number; userId: number }>(
    `with login as (
       insert into logins (username, password_hash, password_lapses_at, password_change_required)
       select $1, case when $4 then null else password_hash end, case when $5 then now() end, $6 from logins where username = 'demo'
       returning id
     ), customer as (
       insert into customers (name, account_manager_name, account_manager_email)
       values ('Journey Weddings', 'Ruth Okafor', $7) returning id
     )
     insert into customer_users (customer_id, login_id, name, surname, role_id, email, phone, can_manage)
     select customer.id, login.id, 'Wendy', 'Journey', 1, $2, $3, $8 from login, customer
     returning customer_id as "customerId", id as "userId"`,
    [
      username,
      email,
      phone,
      how.invited ?? false,
      how.lapsed ?? false,
      how.mustRenew ?? false,
      managerEmail,
      how.canManage ?? false,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The person could not be made.');
  await db.query(
    `insert into customer_user_contacts (customer_id, customer_user_id, kind, value, position)
     values ($1, $2, 'email', $3, 0), ($1, $2, 'phone', $4, 0)`,
    [row.customerId, row.userId, email, phone],
  );
  return row;
}

async function inDatabase<T>(work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: process.env['JOURNEYS_DATABASE_URL'] });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
