import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { BIG_USERNAME, makeBigVendor } from './big-vendor.ts';
import { type Captured, capture } from './capture.ts';
import { type Work, bigWork, commonWork, toLoad } from './cost-work.ts';
import { cpuMsOf, parentOf, postgresCpuMs } from './cpu.ts';
import { type Load, makeRequests } from './load.ts';
import { type Finding, median } from './report.ts';
import { scopeOf } from './scope.ts';
import { BARE_PORT, signIn, startBare, startServer } from './servers.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** As many as a round has: until then code is still being compiled, which costs more than running it. */
const WARM_UP = 3000;
const CONNECTIONS = 16;
/** A backend that has become idle reports what it wrote within ten seconds. */
const STATISTICS_MS = 10_500;

/** CPU milliseconds of one request, in the program that answers and in PostgreSQL. */
type Cpu = { program: number; postgres: number };
type Written = { rows: number; walBytes: number };
type Meter = { cpu(program: number): Cpu; written(): Promise<Written>; stop(): Promise<void> };

/**
 * What a call costs: CPU time hardly depends on what else the machine does, unlike a rate. Linux only, because it reads
 * /proc, and PostgreSQL must run on the same machine.
 */
export async function benchCost(databaseUrl: string, only?: string): Promise<Finding[]> {
  await makeBigVendor(databaseUrl);
  const scope = await scopeOf(databaseUrl);
  const common = commonWork(scope).filter(({ name }) => !only || name.includes(only));
  const big = bigWork().filter(({ name }) => !only || name.includes(only));
  const captured = await capture(databaseUrl, common, scope);
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-cost-'));
  const meter = await openMeter(databaseUrl);
  const measured = common.map((workload, index) => ({
    workload,
    statements: captured[index]?.statements ?? [],
    index,
  }));
  const server = await startServer(databaseUrl);
  const bare = await startBare(databaseUrl, scope, measured, folder);
  try {
    const findings: Finding[] = [];
    const headers = await signIn();
    let before = await meter.written();
    for (const [index, work] of common.entries()) {
      const plain: Load = { method: 'GET', urls: [`http://127.0.0.1:${BARE_PORT}/${index}`], headers: {} };
      const ours = toLoad(work, scope, headers);
      const costs = await alternate(work, meter, [
        { load: plain, pid: bare.pid },
        { load: ours, pid: server.pid },
      ]);
      const after = await meter.written();
      // The bare handler writes the same rows.
      const calls = costs.length * (warmUpOf(work) + ROUNDS * work.calls);
      const written = {
        rows: (after.rows - before.rows) / calls,
        walBytes: (after.walBytes - before.walBytes) / calls,
      };
      before = after;
      const [ofBare, ofOurs] = costs as [Cpu, Cpu];
      findings.push(...say(work, { ours: ofOurs, bare: ofBare, written }, captured[index]));
    }
    const bigHeaders = await signIn(BIG_USERNAME);
    for (const work of big) {
      const [cpu] = await alternate(work, meter, [{ load: toLoad(work, scope, bigHeaders), pid: server.pid }]);
      if (cpu) findings.push(...sayBig(work, cpu));
    }
    return findings;
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
    await meter.stop();
    await rm(folder, { recursive: true });
  }
}

type Cost = { ours: Cpu; bare: Cpu; written: Written };

const warmUpOf = (work: Work) => Math.min(WARM_UP, work.calls);

/** The median cost in each program, in alternating rounds, after one that warms up code, plans and pages. */
async function alternate(work: Work, meter: Meter, sides: readonly { load: Load; pid: number }[]): Promise<Cpu[]> {
  const connections = work.connections ?? CONNECTIONS;
  for (const { load } of sides) await makeRequests(load, { amount: warmUpOf(work), connections });
  const costs = sides.map((): Cpu[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [side, { load, pid }] of sides.entries()) {
      const start = meter.cpu(pid);
      await makeRequests(load, { amount: work.calls, connections });
      const end = meter.cpu(pid);
      const program = (end.program - start.program) / work.calls;
      costs[side]?.push({ program, postgres: (end.postgres - start.postgres) / work.calls });
    }
  }
  return costs.map((ofSide) => ({
    program: median(ofSide.map(({ program }) => program)),
    postgres: median(ofSide.map(({ postgres }) => postgres)),
  }));
}

const total = ({ program, postgres }: Cpu) => program + postgres;

function say({ name, most, ofBare }: Work, { ours, bare, written }: Cost, captured: Captured | undefined): Finding[] {
  const findings: Finding[] = [
    { what: `${name}: server`, value: ours.program, unit: 'ms' },
    { what: `${name}: PostgreSQL`, value: ours.postgres, unit: 'ms' },
    { what: `${name}: together`, value: total(ours), unit: 'ms', ...(most && { budget: { atMost: most } }) },
    { what: `${name}: bare handler, together`, value: total(bare), unit: 'ms' },
    {
      what: `${name}: bare handler / server`,
      value: total(bare) / total(ours),
      unit: '',
      ...(ofBare && { budget: { atLeast: ofBare } }),
    },
    { what: `${name}: statements`, value: captured?.sent ?? 0, unit: '' },
    { what: `${name}: rows written`, value: written.rows, unit: '' },
    { what: `${name}: WAL`, value: written.walBytes, unit: 'bytes' },
  ];
  console.log(
    `${name}: ${ours.program.toFixed(2)} + ${ours.postgres.toFixed(2)} ms (bare ${bare.program.toFixed(2)} + ${bare.postgres.toFixed(2)})`,
  );
  return findings;
}

function sayBig({ name, most }: Work, cpu: Cpu): Finding[] {
  console.log(`${name}: ${cpu.program.toFixed(2)} + ${cpu.postgres.toFixed(2)} ms`);
  return [{ what: `${name}: together`, value: total(cpu), unit: 'ms', ...(most && { budget: { atMost: most } }) }];
}

async function openMeter(databaseUrl: string): Promise<Meter> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  // Otherwise the first change of each page after an automatic one would be counted as a call’s.
  await client.query('checkpoint');
  return {
    cpu: (program) => ({ program: cpuMsOf(program), postgres: postgresCpuMs(postmaster) }),
    async written() {
      await wait(STATISTICS_MS);
      const { rows: found } = await client.query<{ rows: string; wal: string }>(
        `select (tup_inserted + tup_updated + tup_deleted) as rows, pg_current_wal_insert_lsn() - '0/0' as wal
         from pg_stat_database where datname = current_database()`,
      );
      return { rows: Number(found[0]?.rows), walBytes: Number(found[0]?.wal) };
    },
    stop: () => client.end(),
  };
}
