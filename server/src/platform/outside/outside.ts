import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { OutsideFailure } from './outside-failure.ts';
import { isPublicAddress } from './public-address.ts';

export type OutsideRead = { maxBytes: number; timeoutMs: number; headers?: Readonly<Record<string, string>> };
export type OutsideAnswer = {
  /** Undefined: nothing has changed since the condition in the headers. */
  body: Buffer | undefined;
  etag: string | null;
  lastModified: string | null;
};

export type Outside = {
  /** Throws unless the address is public: https on its own port, at a name that leads nowhere into our own network. */
  assertPublic(url: URL): Promise<void>;
  /** Reads an address that somebody typed. Throws `OutsideFailure`. */
  read(url: URL, options: OutsideRead): Promise<OutsideAnswer>;
};

type Address = { address: string; family: number };
type Options = {
  /** Origins that need not be public: in development, the sandbox. */
  trusted: readonly string[];
  resolve?: (host: string) => Promise<Address[]>;
};

const MAX_REDIRECTS = 3;
const MOVED = new Set([301, 302, 303, 307, 308]);
const NOT_MODIFIED = 304;

/**
 * The one way to read an address that a user gave us. Each address that its name resolves to must be public, on every
 * redirect again, and the connection goes to the addresses that were checked: a name that changes in between gains
 * nothing.
 */
export function createOutside({ trusted, resolve = resolveAll }: Options): Outside {
  const origins = new Set(trusted.map((each) => new URL(each).origin));

  async function findPublicAddresses(host: string): Promise<Address[]> {
    const addresses = await resolve(host).catch((cause: unknown) => {
      throw new OutsideFailure('unreachable', { cause });
    });
    if (addresses.length === 0) throw new OutsideFailure('unreachable');
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw new OutsideFailure('forbidden_address');
    return addresses;
  }

  const lookupPublic: LookupFunction = (host, options, callback) => {
    findPublicAddresses(host).then(
      (found) => {
        const [first] = found;
        if (options.all) callback(null, found);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => callback(error as Error, '', 0),
    );
  };

  /** Whether the request may go there as far as the address itself tells; names are checked when they are resolved. */
  function assertAllowed(url: URL): void {
    if (origins.has(url.origin)) return;
    const host = toHost(url);
    const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
    if (!isPlain || (isIP(host) > 0 && !isPublicAddress(host))) throw new OutsideFailure('forbidden_address');
  }

  function open(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<IncomingMessage> {
    assertAllowed(url);
    const isTrusted = origins.has(url.origin);
    const request = url.protocol === 'http:' ? requestPlain : requestSecure;
    return new Promise((done, reject) => {
      request(url, {
        agent: false,
        signal,
        headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Bellbird' },
        ...(!isTrusted && { lookup: lookupPublic }),
      })
        .on('response', done)
        .on('error', reject)
        .end();
    });
  }

  async function follow(url: URL, { headers = {}, maxBytes }: OutsideRead, signal: AbortSignal) {
    let at = url;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await open(at, at.origin === url.origin ? headers : withoutName(headers), signal);
      const { statusCode: status = 0, headers: given } = response;
      const next = MOVED.has(status) ? given.location : undefined;
      if (next === undefined) return answer(response, maxBytes);
      response.destroy();
      if (!URL.canParse(next, at.href)) throw new OutsideFailure('unreachable');
      at = new URL(next, at);
    }
    throw new OutsideFailure('unreachable');
  }

  return {
    async assertPublic(url) {
      assertAllowed(url);
      if (!origins.has(url.origin) && isIP(toHost(url)) === 0) await findPublicAddresses(url.hostname);
    },
    async read(url, options) {
      const signal = AbortSignal.timeout(options.timeoutMs);
      try {
        return await follow(url, options, signal);
      } catch (error) {
        if (error instanceof OutsideFailure) throw error;
        throw new OutsideFailure(signal.aborted ? 'too_slow' : 'unreachable', { cause: error });
      }
    },
  };
}

/** Who we are is only for the address that was given, not for those it sends us on to. */
const withoutName = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'authorization'));

const toHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

const resolveAll = (host: string): Promise<Address[]> => lookup(host, { all: true });

async function answer(response: IncomingMessage, maxBytes: number): Promise<OutsideAnswer> {
  const { statusCode: status = 0, headers } = response;
  const about = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  if (status !== 200) response.destroy();
  if (status === NOT_MODIFIED) return { ...about, body: undefined };
  if (status === 404 || status === 410) throw new OutsideFailure('not_found');
  if (status === 401 || status === 403) throw new OutsideFailure('no_access');
  // A compressed body could grow to any size.
  if (status !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    response.destroy();
    throw new OutsideFailure('unreachable');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutsideFailure('too_large');
    chunks.push(chunk);
  }
  return { ...about, body: Buffer.concat(chunks) };
}
