import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';
import { NamedQuery, type Rows } from './named-query.ts';
import { sendTogether } from './send-together.ts';
import { assertTransactionOpen } from './transaction-end.ts';

/** Beyond this many, statements run unnamed: lists with a varying number of values would fill the server’s memory. */
const MOST_NAMED = 500;
const names = new Map<string, string>();

/** A name makes PostgreSQL parse and plan a text once per connection. */
function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= MOST_NAMED) return known;
  const name = `q${names.size}`;
  names.set(sql, name);
  return name;
}

/** Sends a compiled query as a named statement; queries sent in the same turn of the event loop travel together. */
export async function sendQuery<R>(
  client: PoolClient,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<{ rows: R[]; rowCount: number | null }> {
  assertTransactionOpen(client);
  const name = statementName(sql);
  try {
    const sent = name === undefined ? sendUnnamed(client, sql, parameters) : sendNamed(client, name, sql, parameters);
    return (await sent) as { rows: unknown[]; rowCount: number | null } as { rows: R[]; rowCount: number | null };
  } catch (error) {
    // The stack ends at the socket; this one leads to the caller.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

function sendUnnamed(client: PoolClient, text: string, values: readonly unknown[]) {
  sendTogether(client);
  return client.query<object>({ text, values: [...values] });
}

/** Sends a statement under its name. */
export function sendNamed(
  client: PoolClient,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Rows> {
  sendTogether(client);
  return new Promise<Rows>((resolve, reject) => {
    const done = (error: Error | null, rows?: Rows) => (rows ? resolve(rows) : reject(error ?? new Error('no answer')));
    client.query(new NamedQuery(name, text, values, done));
  });
}

/** Kysely on a connection whose transaction somebody else begins and ends. */
export function clientDialect(client: PoolClient): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await sendQuery<R>(client, query);
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error('streams are not used: lists are paged');
    },
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

async function refuse(): Promise<void> {
  throw new Error('this is already a transaction: use it as it is');
}
