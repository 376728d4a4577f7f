import type { Load } from './load.ts';
import type { Scope } from './scope.ts';
import { SERVER_PORT } from './servers.ts';
import { type Workload, leadsFor, workloads } from './workloads.ts';

/** A call whose cost is measured, and what it may cost. */
export type Work = Workload & {
  /** Per round. */
  calls: number;
  connections?: number;
  /** CPU milliseconds of server and PostgreSQL together. */
  most?: number;
  /** The cost of the bare handler with the same SQL, as a part of ours. */
  ofBare?: number;
};

const LIMITS: Record<string, Pick<Work, 'calls' | 'most' | 'ofBare'>> = {
  'list of couples': { most: 1.7, calls: 2000 },
  'one couple with 50 messages': { most: 1.6, calls: 2000 },
  'a message, durable': { most: 2.8, calls: 2000 },
  counts: { ofBare: 0.9, calls: 3000 },
  'visits of a year': { ofBare: 0.85, calls: 500 },
};

/** The calls that vendors make most, for one of two thousand vendors. */
export function commonWork(scope: Scope): Work[] {
  return workloads(scope).flatMap((workload) => {
    const limits = LIMITS[workload.name];
    return limits ? [{ ...workload, ...limits }] : [];
  });
}

/** The same for a vendor with 10,000 couples in six months. */
export function bigWork(): Work[] {
  const aim = { ofPgbench: 0, ofBare: 0 };
  const month = new Date().toISOString().slice(0, 7);
  const read = (name: string, path: string, most: number): Work => ({
    name: `10,000 couples, ${name}`,
    method: 'GET',
    path,
    aim,
    calls: 100,
    connections: 2,
    most,
  });
  return [
    read('home', `/home?month=${month}`, 16),
    read('newest', '/leads', 13),
    read('by name', '/leads?sort=name', 13),
    read('search', '/leads?coupleName=an', 19),
    read('find a couple', '/search/couple?coupleName=an', 19),
    read('counts', '/leads/counts', 4),
  ];
}

/** The requests of a call to the server. */
export function toLoad(work: Workload, scope: Scope, headers: Record<string, string>): Load {
  const { method, path, body } = work;
  const urls = leadsFor(work, scope).map(
    (id) => `http://127.0.0.1:${SERVER_PORT}/api${path.replace('{lead}', String(id))}`,
  );
  return {
    method,
    urls: path.includes('{lead}') ? urls : urls.slice(0, 1),
    headers,
    ...(body && { body: JSON.stringify(body) }),
  };
}
