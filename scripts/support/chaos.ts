import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendEmail } from '@bellbird/contract/couples/messages';
import { listLeads } from '@bellbird/contract/couples/leads';
import { login } from '@bellbird/contract/people/access';
import { startUnreliableMailServer } from '@bellbird/server/src/testing/unreliable-mail-server.ts';
import { type Figures, readFigures, untilSettled } from './chaos-figures.ts';
import { ownSettings } from './own-settings.ts';
import { type Product, startProduct } from './product.ts';
import type { Settings } from './settings.ts';

export type ChaosOptions = {
  folder: string;
  writes: number;
  serverKills: number;
  databaseKills: number;
  say: (line: string) => void;
};

const WRITERS = 6;
const MARKER = /chaos-\d{6}/;
const toMarker = (number: number) => `chaos-${String(number).padStart(6, '0')}`;

type Session = Record<'x-access-token' | 'x-consumer-key', string>;
type Run = { settings: Settings; product: Product; session: Session; leadIds: number[]; acknowledged: Set<string> };

/**
 * Vendors write to couples while server and database are killed again and again and the mail server has a bad day. Every
 * write is repeated with its own key until it is acknowledged, as the panel does.
 */
export async function runChaos(options: ChaosOptions): Promise<Figures> {
  const { folder, say } = options;
  const mail = await startUnreliableMailServer(MARKER);
  const settings = await ownSettings(folder, { SMTP_URL: mail.url, LOG_LEVEL: 'error' });
  const output = { raw: false, folder: join(folder, 'logs'), say: () => undefined } as const;
  const product = await startProduct({ settings, say: () => undefined, output, buildPanel: false });
  try {
    const session = await signIn(settings);
    const leadIds = await findLeads(settings, session);
    const run: Run = { settings, product, session, leadIds, acknowledged: new Set() };
    const stopped = new AbortController();
    const killing = killInTurn(run, options, stopped.signal);
    await writeAll(run, options.writes);
    stopped.abort();
    const recoveries = await killing;
    mail.recover();
    say(`${run.acknowledged.size} acknowledged; waiting until nothing is on its way any more`);
    const settledMs = await untilSettled(product.databaseUrl);
    return await readFigures({
      databaseUrl: product.databaseUrl,
      acknowledged: run.acknowledged,
      taken: mail.taken,
      recoveries,
      settledMs,
    });
  } finally {
    await product.stop();
    await mail.close();
  }
}

async function signIn({ baseUrl }: Settings): Promise<Session> {
  const answer = await fetch(`${baseUrl}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo-wedding' }),
  });
  const { data } = login.responses[201].parse(await answer.json());
  return { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey };
}

/** Couples who can be written to. */
async function findLeads({ baseUrl }: Settings, session: Session): Promise<number[]> {
  const answer = await fetch(`${baseUrl}/api${listLeads.path}?status=new&limit=20`, { headers: session });
  return listLeads.responses[200].parse(await answer.json()).data.map(({ id }) => id);
}

async function writeAll(run: Run, writes: number): Promise<void> {
  let next = 0;
  const writer = async () => {
    while (next < writes) await write(run, (next += 1));
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

async function write({ settings, session, leadIds, acknowledged }: Run, number: number): Promise<void> {
  const path = sendEmail.path.replace('{id}', String(leadIds[number % leadIds.length]));
  const headers = { ...session, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ subject: 'Hello', body: `<p>${toMarker(number)}</p>` });
  for (;;) {
    const signal = AbortSignal.timeout(30_000);
    const answer = await fetch(`${settings.baseUrl}/api${path}`, { method: 'POST', headers, body, signal }).catch(
      () => undefined,
    );
    if (answer?.status === 201 && (await answer.text().catch(() => undefined))) {
      acknowledged.add(toMarker(number));
      return;
    }
    if (answer && answer.status < 500 && ![201, 409, 429].includes(answer.status))
      throw new Error(`A write was refused with ${answer.status}: ${await answer.text()}`);
    await wait(50);
  }
}

/** Spreads the kills over the writes, and waits after each until the product is ready again. */
async function killInTurn(run: Run, options: ChaosOptions, stopped: AbortSignal): Promise<Figures['recoveries']> {
  const { writes, serverKills, databaseKills, say } = options;
  const recoveries: Figures['recoveries'] = { server: [], database: [] };
  const plan = [
    ...Array.from({ length: serverKills }, (_, at) => ({ what: 'server' as const, at: (at + 0.5) / serverKills })),
    ...Array.from({ length: databaseKills }, (_, at) => ({
      what: 'database' as const,
      at: (at + 0.8) / databaseKills,
    })),
  ].toSorted((one, other) => one.at - other.at);
  for (const { what, at } of plan) {
    while (!stopped.aborted && run.acknowledged.size < at * writes) await wait(5);
    if (stopped.aborted) break;
    const pid = what === 'server' ? run.product.serverPid() : run.product.databasePid();
    const killedAt = performance.now();
    process.kill(pid ?? 0, 'SIGKILL');
    await untilReady(run.settings, killedAt);
    recoveries[what].push(performance.now() - killedAt);
    say(`killed the ${what}: ready again after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
  }
  return recoveries;
}

async function untilReady({ baseUrl }: Settings, killedAt: number): Promise<void> {
  // The process that was killed may still answer for a moment.
  let isGone = false;
  for (;;) {
    const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer?.ok) isGone = true;
    else if (isGone || performance.now() - killedAt > 3000) return;
    await wait(20);
  }
}
