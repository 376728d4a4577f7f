import { createHmac } from 'node:crypto';

const ANSWER_MS = 5000;

type Params = Readonly<Record<string, string>>;

/** Tells the product something, signed as Twilio signs; undefined when nobody answers. */
export async function postSigned(url: string, params: Params, authToken: string): Promise<Response | undefined> {
  const headers = { 'x-twilio-signature': sign(authToken, url, params) };
  const init = { method: 'POST', headers, body: new URLSearchParams(params), signal: AbortSignal.timeout(ANSWER_MS) };
  // Like the real gateway, a product that does not listen is not our trouble.
  return fetch(url, init).catch(() => undefined);
}

/** The sandbox talks to this machine and to the product, to nobody else. */
export function isReachable(address: string, serverUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const hosts = ['localhost', '127.0.0.1', '[::1]', new URL(serverUrl).hostname];
  return /^https?:$/.test(protocol) && hosts.includes(hostname);
}

/** Written apart from the product's own check, so that the two agree with Twilio's page and not only with each other. */
function sign(authToken: string, url: string, params: Params): string {
  const signed = Object.entries(params)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}
