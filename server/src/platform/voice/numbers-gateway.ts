import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';

export type GatewayNumber = { id: string; number: string };

export type NumbersGateway = {
  /** Every number we have there. */
  list(): Promise<GatewayNumber[]>;
  /** Buys a local number of a country, whose calls are then sent to `voiceUrl`; undefined if none is for sale. */
  buy(country: string, voiceUrl: string): Promise<GatewayNumber | undefined>;
  /** Gives a number back; one that is gone already is fine. */
  release(id: string): Promise<void>;
};

/** Thrown when the gateway cannot be reached or refuses. */
export class NumbersFailure extends Error {
  override readonly name = 'NumbersFailure';
}

const ANSWER_MS = 15_000;
const NOT_FOUND = 404;
const Bought = z.object({ sid: z.string(), phone_number: z.string() });
const Page = z.object({ incoming_phone_numbers: z.array(Bought), next_page_uri: z.string().nullish() });
const ForSale = z.object({ available_phone_numbers: z.array(z.object({ phone_number: z.string() })) });

const toNumber = ({ sid, phone_number: number }: z.output<typeof Bought>): GatewayNumber => ({ id: sid, number });

/** Lists, buys and gives back numbers at any gateway with Twilio’s API. */
export function createNumbersGateway(options: {
  baseUrl: string;
  accountSid: string;
  authToken: string;
}): NumbersGateway {
  const { accountSid, authToken, baseUrl } = options;
  const root = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function send(path: string, init: { method?: string; form?: Record<string, string> } = {}): Promise<Response> {
    const url = new URL(path, baseUrl);
    // The gateway names its next page; it may not send our key elsewhere.
    if (url.origin !== new URL(baseUrl).origin) throw new NumbersFailure('The gateway named another host.');
    return fetch(url, {
      method: init.method ?? 'GET',
      headers: { authorization, accept: 'application/json' },
      ...(init.form && { body: new URLSearchParams(init.form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      throw new NumbersFailure('The gateway for numbers can’t be reached.', { cause: error });
    });
  }

  async function read<S extends z.ZodType>(schema: S, response: Response): Promise<z.output<S>> {
    if (!response.ok) throw new NumbersFailure(`The gateway for numbers answered ${response.status}.`);
    return schema.parse(await response.json());
  }

  return outsideTransactions<NumbersGateway>('the gateway for numbers', {
    async list() {
      const numbers: GatewayNumber[] = [];
      let next: string | null | undefined = `${root}/IncomingPhoneNumbers.json?PageSize=1000`;
      while (next) {
        const page: z.output<typeof Page> = await read(Page, await send(next));
        numbers.push(...page.incoming_phone_numbers.map(toNumber));
        next = page.next_page_uri;
      }
      return numbers;
    },
    async buy(country, voiceUrl) {
      const path = `${root}/AvailablePhoneNumbers/${encodeURIComponent(country)}/Local.json?PageSize=1&VoiceEnabled=true`;
      const [offer] = (await read(ForSale, await send(path))).available_phone_numbers;
      if (!offer) return undefined;
      const form = { PhoneNumber: offer.phone_number, VoiceUrl: voiceUrl, VoiceMethod: 'POST' };
      return toNumber(await read(Bought, await send(`${root}/IncomingPhoneNumbers.json`, { method: 'POST', form })));
    },
    async release(id) {
      const path = `${root}/IncomingPhoneNumbers/${encodeURIComponent(id)}.json`;
      const response = await send(path, { method: 'DELETE' });
      if (!response.ok && response.status !== NOT_FOUND)
        throw new NumbersFailure(`The gateway for numbers answered ${response.status}.`);
    },
  });
}
