import { setTimeout as wait } from 'node:timers/promises';
import type { TestBank } from '@bellbird/server/src/testing/bank.ts';
import type { Steps } from './chaos-steps.ts';

const EVENTS = { succeeded: 'payment_intent.succeeded', canceled: 'payment_intent.canceled' } as const;
const LATE_MS = 4000;
const AGAIN_MS = 1000;

/** The bank reports every charge: each event twice, every third one late, and again until somebody takes it. */
export function reportCharges(
  baseUrl: string,
  bank: TestBank,
  steps: Steps,
): { sent(): number; stop(): Promise<void> } {
  const reported = new Set<string>();
  const under: Promise<void>[] = [];
  const over = new AbortController();
  let sent = 0;

  async function deliver(type: string, id: string, eventId: string): Promise<void> {
    if (sent % 3 === 0) await wait(LATE_MS);
    while (!over.signal.aborted) {
      const { headers, payload } = bank.webhook(type, id, { eventId });
      const answering = fetch(`${baseUrl}/hooks/payments`, { method: 'POST', headers, body: payload }).catch(
        () => undefined,
      );
      sent += 1;
      steps.reach('webhook sent');
      const answer = await answering;
      await answer?.body?.cancel();
      if (answer?.status === 204) return;
      await wait(AGAIN_MS);
    }
  }

  const looking = (async () => {
    while (!over.signal.aborted) {
      for (const { id, status } of bank.charges) {
        const type = EVENTS[status as keyof typeof EVENTS];
        const eventId = `evt_${id}_${status}`;
        if (type === undefined || reported.has(eventId)) continue;
        reported.add(eventId);
        under.push(deliver(type, id, eventId), deliver(type, id, eventId));
      }
      await wait(100);
    }
  })();

  return {
    sent: () => sent,
    async stop() {
      over.abort();
      await looking;
      await Promise.all(under);
    },
  };
}
