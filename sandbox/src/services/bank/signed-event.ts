import { createHmac, randomUUID } from 'node:crypto';

const ANSWER_MS = 5000;

/** Sends an event to the product, signed as Stripe signs. As with Stripe, nothing waits for the response. */
export async function notifyProduct(
  { serverUrl, secret, now }: { serverUrl: string; secret: string; now: Date },
  type: string,
  object: { id: string },
): Promise<void> {
  const body = JSON.stringify({ id: `evt_${randomUUID().replaceAll('-', '')}`, type, data: { object } });
  const time = Math.floor(now.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  await fetch(new URL('/hooks/payments', serverUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => undefined);
}
