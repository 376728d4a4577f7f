import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import { outsideTransactions } from '../db/open-transaction.ts';
import type { Log } from '../log/log.ts';
import { PushFailure } from './push-failure.ts';
import type { PushServices } from './push-services.ts';
import type { VapidKeys } from './vapid-keys.ts';

export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
export type PushMessage = {
  readonly payload: Record<string, string>;
  /** How long the service keeps it for a browser that is off. */
  readonly ttlS: number;
  /** A newer message on the same topic replaces one that still waits there. */
  readonly topic: string;
};

export type PushSender = {
  /** Hands a message to the browser's push service; throws `PushFailure`. */
  send(target: PushTarget, message: PushMessage): Promise<void>;
};

const ANSWER_MS = 10_000;
const GONE = new Set([404, 410]);

type Options = { keys: VapidKeys; subject: string; services: PushServices; log: Pick<Log, 'info' | 'warn'> };

/** Sends by Web Push: RFC 8030, the body encrypted for that browser alone (8291), signed with our own key (8292). */
export function createPushSender({ keys, subject, services, log }: Options): PushSender {
  async function post(target: PushTarget, message: PushMessage): Promise<void> {
    if (!services(target.endpoint)) throw new PushFailure('gone');
    const { headers, body } = await sealed(target, message);
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    // The response body is of no use to us, and a hostile service might never end it.
    await response.body?.cancel();
    if (!response.ok) throw refusal(response);
  }

  async function sealed(target: PushTarget, { payload, ttlS, topic }: PushMessage) {
    // Services on this machine have no certificate; the signature covers the address they would have with one.
    const endpoint = target.endpoint.replace(/^http:/, 'https:');
    const subscription = { endpoint, expirationTime: null, keys: { p256dh: target.p256dh, auth: target.auth } };
    const { headers } = await vapidHeaders(subscription, { ...keys, subject });
    const body = await encryptNotification(subscription, Buffer.from(JSON.stringify(payload))).catch(
      (cause: unknown) => {
        // The key is not a point on the curve: nobody could ever decrypt the message.
        throw new PushFailure('gone', { cause });
      },
    );
    const about = { ttl: String(ttlS), topic, urgency: 'high', 'content-encoding': 'aes128gcm' };
    return { headers: { ...headers, ...about, 'content-type': 'application/octet-stream' }, body };
  }

  return outsideTransactions<PushSender>('a push service', {
    async send(target, message) {
      const service = URL.canParse(target.endpoint) ? new URL(target.endpoint).host : 'none';
      try {
        await post(target, message);
        log.info({ service }, 'push sent');
      } catch (error) {
        const failure = error instanceof PushFailure ? error : new PushFailure('transient', { cause: error });
        log.warn({ service, kind: failure.kind, status: failure.status }, 'push not sent');
        throw failure;
      }
    },
  });
}

function refusal({ status, headers }: Response): PushFailure {
  if (GONE.has(status)) return new PushFailure('gone', { status });
  const seconds = Number(headers.get('retry-after'));
  const isPassing = status === 429 || status >= 500;
  return new PushFailure(isPassing ? 'transient' : 'permanent', {
    status,
    ...(Number.isFinite(seconds) && seconds > 0 && { retryAfterS: seconds }),
  });
}
