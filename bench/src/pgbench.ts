import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The fastest possible: the same SQL, prepared, from a C client. Undefined if pgbench is not installed. */
export async function pgbench(
  url: string,
  sql: string,
  options: { seconds: number; connections: number; settings?: string },
): Promise<number | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, sql);
  try {
    const { stdout } = await run(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(options.connections),
        '-j',
        '1',
        '-T',
        String(options.seconds),
        '-f',
        file,
        url,
      ],
      {
        env: {
          ...process.env,
          PGOPTIONS: `-c plan_cache_mode=force_generic_plan -c timezone=UTC ${options.settings ?? ''}`,
        },
      },
    );
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
