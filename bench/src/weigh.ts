import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitUntilShown } from '../../e2e/support/shown.ts';

/** What a browser keeps of a signed-in user. */
export type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

type Kind = 'document' | 'script' | 'background' | 'style' | 'font' | 'call' | 'stream' | 'other';
type Transfer = { name: string; kind: Kind; kb: number; isOver: boolean };

export type Weight = {
  /** JavaScript over the wire, compressed, with its headers; that of the background too. */
  kb: number;
  /** Document, scripts, styles and fonts. */
  files: number;
  /** Calls of the API. */
  calls: number;
  /** What follows once the page is whole: the script of the background and the live stream, however often opened. */
  later: number;
  /** Everything that counts, the largest first. */
  transfers: Transfer[];
};

/** Longer than a page waits before it loads something more, also on a busy machine. */
const QUIET_MS = 1500;
const LIMIT_MS = 60_000;
/** A signed-in vendor's page opens the live stream when it has nothing else to do; a page without one is quiet by then. */
const STREAM_LIMIT_MS = 5000;
const SIGNS = ['/api/realtime/', '/api/'] as const;

type Visit = {
  path: string;
  state?: State | undefined;
  /** What else must be on the page before it counts as whole. */
  until?: (page: Page) => Promise<unknown>;
};

/** What a browser with an empty cache fetches until a page is whole: its heading is shown and nothing loads any more. */
export async function weigh(browser: Browser, baseURL: string, { path, state, until }: Visit): Promise<Weight> {
  const context = await browser.newContext({ baseURL, storageState: state, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const { transfers, lastChange } = await listen(wire);
    await page.goto(path);
    await waitUntilShown(page);
    await until?.(page);
    if (state) await streamed(transfers);
    await quiet(transfers, lastChange, path);
    return sum([...transfers.values()]);
  } finally {
    await context.close();
  }
}

async function listen(wire: CDPSession) {
  const transfers = new Map<string, Transfer>();
  let changedAt = Date.now();
  const changed = () => (changedAt = Date.now());
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname } = new URL(request.url);
    transfers.set(requestId, { name: pathname, kind: kindOf(pathname, type), kb: 0, isOver: false });
    changed();
  });
  // A file that was preloaded is used from memory, which is no request.
  wire.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { isOver: true, kb: encodedDataLength / 1000 });
    changed();
  });
  wire.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.isOver = true;
    changed();
  });
  return { transfers, lastChange: () => changedAt };
}

function kindOf(path: string, type: string | undefined): Kind {
  if (type === 'Image') return 'other';
  if (path.startsWith(SIGNS[0])) return 'stream';
  if (path.startsWith(SIGNS[1])) return 'call';
  if (type === 'Document') return 'document';
  if (path.startsWith('/assets/background-')) return 'background';
  if (type === 'Script' || /\.m?js$/.test(path)) return 'script';
  if (type === 'Stylesheet' || path.endsWith('.css')) return 'style';
  return type === 'Font' || path.endsWith('.woff2') ? 'font' : 'other';
}

async function streamed(transfers: ReadonlyMap<string, Transfer>): Promise<void> {
  const limit = Date.now() + STREAM_LIMIT_MS;
  while (![...transfers.values()].some(({ kind }) => kind === 'stream') && Date.now() < limit) await wait(50);
}

async function quiet(transfers: ReadonlyMap<string, Transfer>, lastChange: () => number, path: string): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  const open = () => [...transfers.values()].filter(({ isOver, kind }) => !isOver && kind !== 'stream');
  while (open().length > 0 || Date.now() - lastChange() < QUIET_MS) {
    if (Date.now() > limit) {
      const names = open().map(({ name }) => name);
      throw new Error(`${path} did not become quiet within a minute: ${names.join(', ') || 'it kept loading'}.`);
    }
    await wait(50);
  }
}

function sum(all: readonly Transfer[]): Weight {
  const of = (...kinds: Kind[]) => all.filter(({ kind }) => kinds.includes(kind));
  const files = of('document', 'script', 'style', 'font');
  const calls = of('call');
  const later = [...of('background'), ...of('stream').slice(0, 1)];
  return {
    kb: of('script', 'background').reduce((total, { kb }) => total + kb, 0),
    files: files.length,
    calls: calls.length,
    later: later.length,
    transfers: [...files, ...calls, ...later].toSorted((a, b) => b.kb - a.kb),
  };
}
