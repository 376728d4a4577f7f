import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const ANSWER_MS = 5000;
/** How much later a doubled event is sent again. */
const LATE_MS = 3000;

type Product = { serverUrl: string; secret: string; now: () => Date };
type Event = { type: string; object: { id: string }; account: string | undefined };

/** Sends an event to the product, signed as Stripe signs. As with Stripe, nothing waits for the response. */
export async function notifyProduct(product: Product, event: Event, { isDoubled }: { isDoubled: boolean }) {
  const { type, object, account } = event;
  const body = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    type,
    data: { object },
    ...(account && { account }),
  });
  await send(product, body);
  // Not awaited: whoever caused the event does not wait for its repetition.
  if (isDoubled) void wait(LATE_MS, undefined, { ref: false }).then(() => send(product, body));
}

async function send({ serverUrl, secret, now }: Product, body: string): Promise<void> {
  const time = Math.floor(now().getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  await fetch(new URL('/hooks/payments', serverUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => undefined);
}
