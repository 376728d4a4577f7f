import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

export type Load = {
  method: 'GET' | 'POST';
  /** Requested in turn. */
  urls: readonly string[];
  headers: Record<string, string>;
  body?: string;
};
type TimedLoad = Load & { seconds: number; connections: number };

/** Requests per second. Uses wrk if installed (it leaves the cores to the server), otherwise autocannon. */
export async function requestsPerSecond(load: TimedLoad): Promise<number> {
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

async function withWrk(load: TimedLoad): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-wrk-'));
  const script = join(folder, 'requests.lua');
  await writeFile(script, luaScript(load));
  try {
    const [origin = ''] = load.urls.map((url) => new URL(url).origin);
    const { stdout } = await run('wrk', ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '-s', script, origin]);
    if (/Non-2xx/.test(stdout)) throw new Error(`not every answer was right:\n${stdout}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The requests are prepared before the load: wrk then only sends them in turn. */
function luaScript({ method, urls, headers, body }: Load): string {
  const text = (value: string) => JSON.stringify(value);
  const all = body ? { ...headers, 'content-type': 'application/json' } : headers;
  const lines = Object.entries(all).map(([name, value]) => `headers[${text(name)}] = ${text(value)}`);
  const paths = urls.map((url) => text(url.slice(new URL(url).origin.length)));
  return `local headers = {}
${lines.join('\n')}
local paths = { ${paths.join(', ')} }
local requests = {}
local turn = 0
init = function()
  for i, path in ipairs(paths) do requests[i] = wrk.format(${text(method)}, path, headers, ${body ? text(body) : 'nil'}) end
end
request = function()
  turn = turn % #requests + 1
  return requests[turn]
end
`;
}

async function withAutocannon({ seconds, connections, ...load }: TimedLoad): Promise<number> {
  const result = await autocannon({ ...prepareRequests(load), duration: seconds, connections });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not right`);
  return result.requests.average;
}

/** Makes so many requests, however long they take. */
export async function makeRequests(load: Load, how: { amount: number; connections: number }): Promise<void> {
  const result = await autocannon({ ...prepareRequests(load), ...how, timeout: 60 });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${load.urls[0]}: ${result.non2xx} answers were not right and ${result.errors} were missing`);
}

/** Makes all these requests in turn for so long, and returns how many were answered. */
export async function keepRequesting(
  loads: readonly Load[],
  how: { seconds: number; connections: number },
): Promise<number> {
  const prepared = loads.map(prepareRequests);
  const result = await autocannon({
    url: prepared[0]?.url ?? '',
    requests: prepared.flatMap(({ requests }) => requests),
    duration: how.seconds,
    connections: how.connections,
    timeout: 60,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} answers were not right and ${result.errors} were missing`);
  return result['2xx'];
}

function prepareRequests({ method, urls, headers, body }: Load) {
  const [first = ''] = urls;
  const json = body && { 'content-type': 'application/json' };
  const requests = urls.map((url) => ({
    method,
    path: url.slice(new URL(url).origin.length),
    headers: { ...headers, ...json },
    ...(body && { body }),
  }));
  return { url: first, requests };
}
