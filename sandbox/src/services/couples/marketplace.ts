import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../../service.ts';

const ANSWER_MS = 10_000;

/** The product did not want what we told it. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The marketplace, where couples ask for quotes: it tells the product by calls it signs. */
export function createMarketplace({ config, clock }: ServiceContext) {
  return async (
    path: '/dugun-leads' | '/dugun-leads/events' | '/dugun-coupons' | '/dugun-testimonials',
    told: object,
  ): Promise<unknown> => {
    const body = JSON.stringify(told);
    const url = new URL(`/api${path}`, config.serverUrl);
    const signed = `POST ${url.pathname}\n${body}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-partner-signature': sign(config.partnerSecret, signed, clock.now()),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => undefined);
    if (!answer) throw new Refused(502, 'Bellbird does not answer.');
    const text = await answer.text();
    if (!answer.ok) throw new Refused(answer.status, text || `Bellbird answered ${answer.status}.`);
    return text ? JSON.parse(text) : undefined;
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;

/** `t=<seconds>,v2=<HMAC-SHA256 over "<seconds>.<METHOD> <path>\n<body>">`. */
function sign(secret: string, call: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v2=${createHmac('sha256', secret).update(`${seconds}.${call}`).digest('hex')}`;
}
