import { createHmac, timingSafeEqual } from 'node:crypto';

export type TwilioParams = Readonly<Record<string, string | readonly string[]>>;

/** The signature Twilio puts on a webhook: HMAC-SHA1 over the address and the form's fields in the order of their names. */
export function twilioSignature(authToken: string, url: string, params: TwilioParams): string {
  const fields = Object.keys(params)
    .toSorted()
    // A repeated field counts each different value once, as Twilio signs it.
    .flatMap((name) => [...new Set([params[name] ?? ''].flat())].toSorted().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + fields.join(''), 'utf8')
    .digest('base64');
}

/** Whether a webhook was signed with the token; `url` is the public address configured at the gateway. */
export function verifyTwilioSignature(webhook: {
  authToken: string;
  url: string;
  params: TwilioParams;
  signature: string | undefined;
}): boolean {
  const expected = Buffer.from(twilioSignature(webhook.authToken, webhook.url, webhook.params));
  const given = Buffer.from(webhook.signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
