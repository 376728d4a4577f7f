import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeDataFolder } from '#platform/postgres/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';

export type Replica = EmbeddedPostgres & {
  /** Makes it accept writes, as one does when the primary is gone. */
  promote(): Promise<void>;
};

const SLOT = 'replica';

/** A streaming replica of an embedded PostgreSQL: its folder copied under a back-up, then following its log. */
export async function startReplica(given: {
  primary: { url: string; dataDir: string };
  dataDir: string;
  settings?: Record<string, string>;
}): Promise<Replica> {
  const { primary, dataDir, settings = {} } = given;
  makeDataFolder(dataDir);
  await copyUnderBackup(primary, dataDir);
  const { hostname, port, username, password } = new URL(primary.url);
  const follow = `host=${hostname} port=${port} user=${username} password=${password} application_name=${SLOT}`;
  const replica = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { ...settings, primary_conninfo: follow, primary_slot_name: SLOT, hot_standby: 'on' },
  });
  return { ...replica, promote: () => run(replica.url, 'select pg_promote(true, 60)') };
}

async function copyUnderBackup(primary: { url: string; dataDir: string }, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
    await client.query(`select pg_backup_start('replica', true)`);
    const copied = join(dataDir, 'cluster');
    // Files may vanish while they are copied; what changed is in the log.
    await promisify(execFile)('cp', ['-a', join(primary.dataDir, 'cluster'), copied]).catch(() => undefined);
    await promisify(execFile)('cp', ['-a', join(primary.dataDir, 'password'), join(dataDir, 'password')]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    for (const left of ['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_wal'])
      rmSync(join(copied, left), { recursive: true, force: true });
    const { uid, gid } = statSync(copied);
    for (const folder of ['pg_replslot', 'pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries']) {
      mkdirSync(join(copied, folder), { mode: 0o700 });
      chownSync(join(copied, folder), uid, gid);
    }
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(copied, name), text, { mode: 0o600 });
      chownSync(join(copied, name), uid, gid);
    }
  } finally {
    await client.end();
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
