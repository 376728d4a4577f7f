import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openStream } from '@bellbird/contract/attention/notifications';
import type { Vendor } from './chaos-vendor.ts';

export type Streams = {
  /** How many are open and have been greeted. */
  connected(): number;
  reconnections(): number;
  /** How many hear something until the time is over. */
  countHearing(event: () => Promise<unknown>, withinMs: number): Promise<number>;
  close(): void;
};

const OPEN_AT_ONCE = 50;
const LONGEST_PAUSE_MS = 2000;

/** Panels that follow what happens; each connects again when its stream breaks, as a panel does. */
export async function openStreams(baseUrl: string, vendor: Vendor, count: number): Promise<Streams> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const url = `${baseUrl}/api${openStream.path.replace('{uuid}', vendor.uuid)}`;
  const greeted = new Set<number>();
  let heard = new Set<number>();
  let reconnections = 0;
  let isClosed = false;

  function connect(number: number): void {
    const again = () => {
      greeted.delete(number);
      if (isClosed) return;
      reconnections += 1;
      setTimeout(() => connect(number), Math.random() * LONGEST_PAUSE_MS).unref();
    };
    let isAnswered = false;
    const request = get(url, { agent, headers: vendor.headers }, (response) => {
      isAnswered = true;
      response.on('data', (chunk: Buffer) => {
        if (response.statusCode === 200) greeted.add(number);
        if (chunk.includes('event:')) heard.add(number);
      });
      response.once('close', again);
      response.on('error', () => undefined);
    });
    request.on('error', () => {
      // After a response its own end is what counts.
      if (!isAnswered) again();
    });
  }

  for (let number = 0; number < count; number += 1) {
    connect(number);
    if (number % OPEN_AT_ONCE === 0) await wait(50);
  }
  return {
    connected: () => greeted.size,
    reconnections: () => reconnections,
    async countHearing(event, withinMs) {
      heard = new Set();
      await event();
      const until = performance.now() + withinMs;
      while (heard.size < count && performance.now() < until) await wait(20);
      return heard.size;
    },
    close() {
      isClosed = true;
      agent.destroy();
    },
  };
}
