import pg from 'pg';
import { connectTo, hostUrls } from '../db/hosts.ts';
import { type Examined, Fault } from './finding.ts';
import { noteUnencrypted } from './unencrypted.ts';

type Facts = {
  version: number;
  version_name: string;
  encoding: string;
  user_name: string;
  can_create: boolean;
  can_create_roles: boolean;
  has_role: boolean;
  may_use_role: boolean;
  connections: number;
  has_tls: boolean;
};

const OLDEST = 150_000;
const CONNECT_MS = 10_000;

const FACTS = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as version_name,
    current_setting('server_encoding') as encoding, current_user as user_name,
    has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as can_create,
    me.rolcreaterole or me.rolsuper as can_create_roles,
    app.oid is not null as has_role,
    coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as has_tls,
    coalesce(pg_has_role(current_user, app.oid, 'member'), false) as may_use_role,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections
  from pg_roles me left join pg_roles app on app.rolname = 'bellbird_app' where me.rolname = current_user`;

/** Whether the migrations and the server will find what they need. */
export async function examineDatabase(url: string, poolSize: number): Promise<Examined> {
  const { connectionString, Client } = connectTo(url);
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<Facts>(FACTS);
    const [facts] = rows;
    if (!facts) throw new Fault('The database does not describe its own user.');
    const faults = findFaults(facts);
    if (faults.length > 0) throw new Fault(faults.join('\n'));
    const most = 3 * poolSize + 5;
    const notes =
      facts.connections < 2 * most
        ? [
            `One process uses up to ${most} of ${facts.connections} connections; lower DATABASE_POOL or raise max_connections for more processes.`,
          ]
        : [];
    notes.push(
      ...noteUnencrypted(hostUrls(url).map(toHost), facts.has_tls, 'add ?sslmode=verify-full to DATABASE_URL'),
    );
    return { fine: `PostgreSQL ${facts.version_name}, as ${facts.user_name}`, notes };
  } finally {
    await client.end();
  }
}

/** Whether lists can be read there. */
export async function examineReplica(url: string): Promise<Examined> {
  const { connectionString } = connectTo(url);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ follows: boolean; lag: number | null }>(
      `select pg_is_in_recovery() as follows,
         extract(epoch from now() - pg_last_xact_replay_timestamp())::int as lag`,
    );
    if (!rows[0]?.follows)
      throw new Fault(
        'DATABASE_READ_URL names a database that follows nobody: name a streaming replica, or leave it out.',
      );
    return { fine: `follows the primary; its last change is ${rows[0].lag ?? 0} s old` };
  } finally {
    await client.end();
  }
}

const toHost = (url: string) => new URL(url).hostname;

function findFaults(facts: Facts): string[] {
  const { user_name: user } = facts;
  const faults: string[] = [];
  if (facts.version < OLDEST) faults.push(`PostgreSQL 15 or newer is needed; this is ${facts.version_name}.`);
  if (facts.encoding !== 'UTF8') faults.push(`The database is in ${facts.encoding}: create it with encoding 'UTF8'.`);
  if (!facts.can_create) faults.push(`${user} may not create tables: make it the owner of the database.`);
  if (!facts.has_role && !facts.can_create_roles)
    faults.push(`The role bellbird_app is missing and ${user} may not create it: alter role ${user} createrole.`);
  if (facts.has_role && !facts.may_use_role)
    faults.push(`${user} may not act as bellbird_app: grant bellbird_app to ${user}.`);
  return faults;
}
