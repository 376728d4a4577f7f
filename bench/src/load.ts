import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

export type Load = { url: string; headers: Record<string, string>; seconds: number; connections: number };

/** Requests answered per second. wrk where it is installed (it leaves the processors to the server), else autocannon. */
export async function requestsPerSecond(load: Load): Promise<number> {
  return (await hasWrk()) ? withWrk(load) : withAutocannon(load);
}

let wrk: Promise<boolean> | undefined;
export function hasWrk(): Promise<boolean> {
  wrk ??= run('wrk', ['--version']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  return wrk;
}

async function withWrk({ url, headers, seconds, connections }: Load): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...lines, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`not every answer was right:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function withAutocannon({ url, headers, seconds, connections }: Load): Promise<number> {
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not right`);
  return result.requests.average;
}
