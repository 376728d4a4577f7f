import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendEmail } from '@bellbird/contract/couples/messages';
import { listLeads } from '@bellbird/contract/couples/leads';
import { openStream } from '@bellbird/contract/attention/notifications';
import { readCustomerUser } from '@bellbird/contract/people/customer-users';
import { login } from '@bellbird/contract/people/access';

export type Load = {
  /** Requests that did not succeed, with what happened. */
  failures: { at: number; what: string }[];
  requests: number;
  acknowledged: ReadonlySet<string>;
  reconnections: () => number;
  stop(): Promise<void>;
};

type Session = Record<'x-access-token' | 'x-consumer-key', string>;

const WRITERS = 3;
const READERS = 3;
const STREAMS = 20;

/** Vendors at work through one address: they read lists, write to couples and keep streams open. */
export async function startLoad(baseUrl: string): Promise<Load> {
  const { headers: session, uuid } = await signIn(baseUrl);
  const answer = await fetch(`${baseUrl}/api${listLeads.path}?status=new&limit=20`, { headers: session });
  const leadIds = listLeads.responses[200].parse(await answer.json()).data.map(({ id }) => id);
  const stopped = new AbortController();
  const failures: Load['failures'] = [];
  const acknowledged = new Set<string>();
  const load = { requests: 0, reconnections: 0 };

  async function attempt(method: string, path: string, body?: object): Promise<boolean> {
    load.requests += 1;
    const headers = {
      ...session,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const fail = (what: string) => {
      failures.push({ at: performance.now(), what: `${method} ${path}: ${what}` });
      return false;
    };
    try {
      const signal = AbortSignal.timeout(30_000);
      const response = await fetch(`${baseUrl}/api${path}`, {
        method,
        headers,
        signal,
        ...(body && { body: JSON.stringify(body) }),
      });
      await response.text();
      return response.ok || fail(String(response.status));
    } catch (error) {
      const { cause, message } = error as Error;
      return fail(cause instanceof Error ? cause.message : message);
    }
  }

  let number = 0;
  const writer = async () => {
    while (!stopped.signal.aborted) {
      const marker = `scale-${String((number += 1)).padStart(6, '0')}`;
      const path = sendEmail.path.replace('{id}', String(leadIds[number % leadIds.length]));
      if (await attempt('POST', path, { subject: 'Hello', body: `<p>${marker}</p>` })) {
        acknowledged.add(marker);
      }
      await wait(20);
    }
  };
  const reader = async () => {
    while (!stopped.signal.aborted) {
      await attempt('GET', `${listLeads.path}?limit=25`);
      await wait(10);
    }
  };
  const follower = async () => {
    while (!stopped.signal.aborted) {
      const response = await fetch(`${baseUrl}/api${openStream.path.replace('{uuid}', uuid)}`, {
        headers: session,
        signal: stopped.signal,
      }).catch(() => undefined);
      // Ends when the process does; a browser then connects again.
      await response?.text().catch(() => undefined);
      if (!stopped.signal.aborted) load.reconnections += 1;
      await wait(500);
    }
  };
  const work = [
    ...Array.from({ length: WRITERS }, writer),
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: STREAMS }, follower),
  ];
  return {
    failures,
    acknowledged,
    get requests() {
      return load.requests;
    },
    reconnections: () => load.reconnections,
    async stop() {
      stopped.abort();
      await Promise.all(work);
    },
  };
}

async function signIn(baseUrl: string): Promise<{ headers: Session; uuid: string }> {
  const answer = await fetch(`${baseUrl}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo-wedding' }),
  });
  const { data } = login.responses[201].parse(await answer.json());
  const headers = { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey };
  const path = readCustomerUser.path
    .replace('{customerId}', String(data.customerId))
    .replace('{id}', String(data.customerUserId));
  const own = await fetch(`${baseUrl}/api${path}`, { headers });
  return { headers, uuid: readCustomerUser.responses[200].parse(await own.json()).data.uuid };
}
