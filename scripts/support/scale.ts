import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import { type Replica, startReplica } from '@bellbird/server/src/testing/replica.ts';
import { startUnreliableMailServer } from '@bellbird/server/src/testing/unreliable-mail-server.ts';
import { startBalancer } from './balancer.ts';
import { findHaproxy, startHaproxy } from './haproxy.ts';
import { ownSettings } from './own-settings.ts';
import { freePorts } from './ports.ts';
import { untilReady } from './product.ts';
import { type Program, runProgram } from './program.ts';
import { type Load, startLoad } from './scale-load.ts';
import type { Settings } from './settings.ts';

export type ScaleOptions = { folder: string; restarts: number; withFailover: boolean; say: (line: string) => void };

export type ScaleFigures = {
  requests: number;
  restarts: number;
  /** Of all requests until the last restart was over. */
  failedWhileRestarting: string[];
  reconnections: number;
  acknowledged: number;
  lost: number;
  storedTwice: number;
  /** From the kill of the primary until the next acknowledged write. */
  failoverMs: number | undefined;
};

type Node = { name: string; port: number; program: Program; more: Record<string, string> };
type Databases = { primary: EmbeddedPostgres; replica: Replica; url: string };

const MARKER = /scale-\d{6}/;
const STEADY_MS = 3000;
const FAILOVER_LIMIT_MS = 60_000;

/**
 * Two servers and a worker behind a balancer, on a primary with a synchronous replica. Each process is restarted in turn
 * while vendors work; then the primary is killed and the replica promoted.
 */
export async function runScale(options: ScaleOptions): Promise<ScaleFigures> {
  const { folder, say } = options;
  const started: { stop(): Promise<void> }[] = [];
  const mail = await startUnreliableMailServer(MARKER);
  mail.recover();
  started.push({ stop: mail.close });
  try {
    const settings = await ownSettings(folder, { SMTP_URL: mail.url, LOG_LEVEL: 'error', DRAIN_SECONDS: '2' });
    const databases = await startDatabases(folder);
    started.push({ stop: () => stopDatabases(databases) });
    const nodes = await startNodes(settings, databases, { folder, say });
    started.push({ stop: () => stopAll(nodes) });
    const backends = nodes.filter(({ name }) => name !== 'worker').map(({ port }) => port);
    const haproxy = findHaproxy();
    const balancer = haproxy
      ? await startHaproxy(haproxy, { folder, port: settings.port, backends })
      : await startBalancer(settings.port, backends);
    started.push({ stop: balancer.close });
    say(`behind ${balancer.name}`);
    await untilServed(settings.baseUrl);
    const load = await startLoad(settings.baseUrl);
    return await measure({ ...options, settings, databases, nodes, load });
  } finally {
    for (const part of started.toReversed()) await part.stop();
  }
}

type Run = ScaleOptions & { settings: Settings; databases: Databases; nodes: Node[]; load: Load };

async function measure(run: Run): Promise<ScaleFigures> {
  const { restarts, withFailover, nodes, load, say } = run;
  await wait(STEADY_MS);
  for (let round = 0; round < restarts; round += 1) {
    for (const node of nodes) {
      const told = performance.now();
      await node.program.stop();
      const gone = performance.now();
      await startNode(run.settings, run.databases.url, node, run);
      const took = `${seconds(gone - told)} s to end, ${seconds(performance.now() - gone)} s to be ready`;
      say(`restarted ${node.name}: ${took}; ${load.failures.length} failed requests so far`);
      await wait(STEADY_MS);
    }
  }
  const failedWhileRestarting = load.failures.map(({ what }) => what);
  const failoverMs = withFailover ? await failOver(run) : undefined;
  await wait(STEADY_MS);
  await load.stop();
  const kept = await countKept(withFailover ? run.databases.replica.url : run.databases.primary.url, load.acknowledged);
  return {
    requests: load.requests,
    restarts: restarts * nodes.length,
    failedWhileRestarting,
    reconnections: load.reconnections(),
    acknowledged: load.acknowledged.size,
    ...kept,
    failoverMs,
  };
}

/** The primary is gone at once; the replica has every write that was acknowledged, and takes over. */
async function failOver({ databases, load, say }: Run): Promise<number> {
  const before = load.acknowledged.size;
  const killedAt = performance.now();
  process.kill(databases.primary.pid, 'SIGKILL');
  await databases.primary.exited;
  const stopped = load.acknowledged.size;
  await databases.replica.promote();
  while (load.acknowledged.size <= stopped) {
    if (performance.now() - killedAt > FAILOVER_LIMIT_MS) throw new Error('No write succeeded after the promotion.');
    await wait(10);
  }
  const tookMs = performance.now() - killedAt;
  say(`primary killed after ${before} writes, replica promoted: writes again after ${seconds(tookMs)} s`);
  return tookMs;
}

async function countKept(
  url: string,
  acknowledged: ReadonlySet<string>,
): Promise<{ lost: number; storedTwice: number }> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ marker: string }>(
      `select substring(body from 'scale-[0-9]{6}') as marker from lead_messages where body like '%scale-%'`,
    );
    const stored = new Set(rows.map(({ marker }) => marker));
    return {
      lost: [...acknowledged].filter((marker) => !stored.has(marker)).length,
      storedTwice: rows.length - stored.size,
    };
  } finally {
    await client.end();
  }
}

async function startDatabases(folder: string): Promise<Databases> {
  const dataDir = join(folder, 'primary');
  const primary = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const replica = await startReplica({ primary: { url: primary.url, dataDir }, dataDir: join(folder, 'replica') });
  const client = await connect(primary.url);
  // From now on a commit is acknowledged when the replica has it on disk, too.
  await client.query(`alter system set synchronous_standby_names = 'replica'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  const url = primary.url.replace(/@([^/]+)/, (_all, host: string) => `@${host},${new URL(replica.url).host}`);
  return { primary, replica, url };
}

async function stopDatabases({ primary, replica }: Databases): Promise<void> {
  // Without its replica the primary would wait for it for ever.
  await primary.stop();
  await replica.stop();
}

type Context = Pick<ScaleOptions, 'folder' | 'say'>;

async function startNodes(settings: Settings, { url, replica }: Databases, context: Context): Promise<Node[]> {
  const [one = 0, two = 0, worker = 0] = await freePorts(3);
  const answering = { JOBS: 'false', INBOUND_MAIL: 'false', DATABASE_READ_URL: replica.url };
  const nodes: Node[] = [];
  for (const [name, port, more] of [
    ['worker', worker, {}],
    ['server one', one, answering],
    ['server two', two, answering],
  ] as const) {
    // The first one migrates and loads the demo data; the others would wait for it anyway.
    const node = { name, port, more } as Node;
    await startNode(settings, url, node, context);
    nodes.push(node);
  }
  return nodes;
}

async function startNode(settings: Settings, url: string, node: Node, { folder }: Context): Promise<void> {
  node.program = runProgram({
    name: node.name,
    file: 'server/src/main.ts',
    environment: { ...settings.environment, DATABASE_URL: url, PORT: String(node.port), ...node.more },
    output: { raw: false, folder: join(folder, 'logs'), say: () => undefined },
    say: () => undefined,
  });
  await untilReady(node.program, `http://127.0.0.1:${node.port}/readyz`);
}

async function stopAll(nodes: readonly Node[]): Promise<void> {
  await Promise.all(nodes.map(({ program }) => program.stop()));
}

async function untilServed(baseUrl: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${baseUrl}/healthz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(50);
  }
}

/** Why a run is not good enough, one line each. */
export function findScaleFaults(figures: ScaleFigures): string[] {
  const { failedWhileRestarting: failed, lost, storedTwice } = figures;
  return [
    ...(failed.length > 0 ? [`${failed.length} requests failed during restarts, first ${failed[0]}`] : []),
    ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
    ...(storedTwice > 0 ? [`${storedTwice} writes are stored twice`] : []),
  ];
}

export function describeScale(figures: ScaleFigures): string[] {
  const { requests, restarts, failedWhileRestarting, reconnections, acknowledged, lost, storedTwice } = figures;
  return [
    `${requests} requests during ${restarts} restarts: ${failedWhileRestarting.length} failed`,
    `${reconnections} streams connected again`,
    `${acknowledged} writes acknowledged: ${lost} lost, ${storedTwice} stored twice`,
    ...(figures.failoverMs === undefined
      ? []
      : [`after the primary was killed: ${seconds(figures.failoverMs)} s without writes`]),
  ];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
