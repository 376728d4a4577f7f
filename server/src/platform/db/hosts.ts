import pg from 'pg';

type Host = { host: string; port: number };
type Connecting = { host: string; port: number };

/** How pg connects: the address of one host, and a client that goes to the right one. */
type ConnectionOptions = { connectionString: string; Client: typeof pg.Client };

const PROBE_MS = 2000;
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)([^]*)$/;

/**
 * An address may name several hosts, as PostgreSQL’s own tools allow: `postgres://user:secret@one:5432,two:5432/bellbird`.
 * New connections go to the one that accepts writes, so a promoted replica is found without a restart.
 */
export function connectTo(url: string, Base: typeof pg.Client = pg.Client): ConnectionOptions {
  const [first = url, ...others] = hostUrls(url);
  if (others.length === 0) return { connectionString: url, Client: Base };
  const primary = primaryOf(url);
  class PrimaryClient extends Base {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = this.#toPrimary().catch((error: unknown) => {
        primary.forget();
        throw error;
      });
      if (!callback) return connected;
      // The pool’s own signature: no error means connected.
      connected.then(() => callback(undefined as never), callback);
    }

    async #toPrimary(): Promise<this> {
      Object.assign(this as unknown as Connecting, await primary.find());
      await super.connect();
      this.once('end', primary.forget);
      return this;
    }
  }
  return { connectionString: first, Client: PrimaryClient };
}

/** One address for each host that an address names. */
export function hostUrls(url: string): string[] {
  const [, start = '', hosts = '', end = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${end}`);
}

type Primary = { find(): Promise<Host>; forget(): void };
const known = new Map<string, Primary>();

function primaryOf(url: string): Primary {
  const primary = known.get(url) ?? createPrimary(hostUrls(url));
  known.set(url, primary);
  return primary;
}

/** Remembers which host accepts writes until a connection to it fails or ends. */
function createPrimary(urls: readonly string[]): Primary {
  let found: Promise<Host> | undefined;
  const forget = () => {
    found = undefined;
  };
  const find = () => {
    found ??= Promise.any(urls.map(requireWritable)).catch(() => {
      forget();
      // 57P03 is PostgreSQL’s own ‘cannot connect now’: callers get a 503 and try again.
      throw Object.assign(new Error('no database host accepts writes'), { code: '57P03' });
    });
    return found;
  };
  return { find, forget };
}

async function requireWritable(url: string): Promise<Host> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    if (rows[0]?.waits !== false) throw new Error('a replica');
    return { host: client.host, port: client.port };
  } finally {
    await client.end().catch(() => undefined);
  }
}
