import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listLeads } from '@bellbird/contract/couples/leads';
import { sendEmail, sendSms, uploadMessageFile } from '@bellbird/contract/couples/messages';
import { addCreditCard, createPayment, purchasePayment } from '@bellbird/contract/money/payments';
import { login } from '@bellbird/contract/people/access';
import { readCustomerUser } from '@bellbird/contract/people/customer-users';
import sharp from 'sharp';

type Headers = Record<string, string>;
type Answer = { status: number; text: string };

/** A vendor at work, whose every write is repeated with its own key until it is acknowledged, as the panel does. */
export type Vendor = {
  headers: Headers;
  uuid: string;
  acknowledged: Set<string>;
  /** Ids of files whose upload was acknowledged. */
  uploaded: Set<number>;
  /** Writes to a couple; every tenth time by text message, and every fortieth a file is uploaded, too. */
  write(number: number): Promise<void>;
  /** Pays an instalment; the answer is what the panel would show. */
  pay(paymentId: number, part: number, cardId: number): Promise<string>;
  saveCard(token: string): Promise<number>;
  setUpPayment(installments: number): Promise<number>;
};

const TEXTED_EVERY = 10;
const UPLOADED_EVERY = 40;
const TEMPORARY = new Set([201, 409, 429]);

export const toMarker = (number: number) => `chaos-${String(number).padStart(6, '0')}`;

export async function signInVendor(baseUrl: string): Promise<Vendor> {
  const api = (path: string) => `${baseUrl}/api${path}`;
  const signedIn = await fetch(api(login.path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo-wedding' }),
  });
  const { data } = login.responses[201].parse(await signedIn.json());
  const headers: Headers = { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey };
  const ownPath = readCustomerUser.path
    .replace('{customerId}', String(data.customerId))
    .replace('{id}', String(data.customerUserId));
  const own = readCustomerUser.responses[200].parse(await (await fetch(api(ownPath), { headers })).json()).data;
  const found = await fetch(api(`${listLeads.path}?status=new&limit=20`), { headers });
  const leadIds = listLeads.responses[200].parse(await found.json()).data.map(({ id }) => id);
  const textable: number[] = [];
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const acknowledged = new Set<string>();
  const uploaded = new Set<number>();

  async function ask(path: string, init: RequestInit): Promise<Answer | undefined> {
    try {
      const signal = AbortSignal.timeout(30_000);
      const answer = await fetch(api(path), { method: 'POST', signal, ...init });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return undefined;
    }
  }

  const json = (body: object): RequestInit => ({
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

  /** Repeats one request until it is acknowledged. */
  async function insist(path: string, init: RequestInit): Promise<string> {
    for (;;) {
      const answer = await ask(path, init);
      if (answer?.status === 201 && answer.text) return answer.text;
      if (answer && answer.status < 500 && !TEMPORARY.has(answer.status))
        throw new Error(`A write was refused with ${answer.status}: ${answer.text}`);
      await wait(50);
    }
  }

  async function upload(leadId: number): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'plan.jpg');
    const text = await insist(uploadMessageFile.path.replace('{id}', String(leadId)), { headers, body: form });
    uploaded.add(uploadMessageFile.responses[201].parse(JSON.parse(text)).data.id);
  }

  // Some couples gave no phone number.
  for (const leadId of leadIds) {
    const answer = await ask(sendSms.path.replace('{id}', String(leadId)), json({ body: 'Hello' }));
    if (answer?.status === 201) textable.push(leadId);
  }

  return {
    headers,
    uuid: own.uuid,
    acknowledged,
    uploaded,
    async write(number) {
      const marker = toMarker(number);
      const leadId = leadIds[number % leadIds.length] ?? 0;
      const texted = textable[number % textable.length];
      if (number % UPLOADED_EVERY === 0) await upload(leadId);
      if (number % TEXTED_EVERY === 0 && texted !== undefined)
        await insist(sendSms.path.replace('{id}', String(texted)), json({ body: `Hello ${marker}` }));
      else
        await insist(
          sendEmail.path.replace('{id}', String(leadId)),
          json({ subject: 'Hello', body: `<p>${marker}</p>` }),
        );
      acknowledged.add(marker);
    },
    async setUpPayment(installments) {
      const refusals: string[] = [];
      // Some vendors have bought some products already.
      for (const { id: providerId } of own.providers)
        for (const productId of [1, 2, 3, 4]) {
          const answer = await ask(
            createPayment.path,
            json({ providerId, productId, type: 'credit_card', installments }),
          );
          if (answer?.status === 201) return createPayment.responses[201].parse(JSON.parse(answer.text)).data.id;
          refusals.push(`${answer?.status} ${answer?.text}`);
        }
      throw new Error(`No payment could be set up: ${refusals.join(', ')}`);
    },
    async saveCard(token) {
      const path = addCreditCard.path.replace('{id}', String(data.customerId));
      return addCreditCard.responses[201].parse(JSON.parse(await insist(path, json({ token })))).data.id;
    },
    async pay(paymentId, part, cardId) {
      const path = purchasePayment.path.replace('{id}', String(paymentId));
      const answer = await ask(path, json({ part, cardId, returnPath: '/checkout' }));
      return answer === undefined ? 'no answer' : `${answer.status} ${answer.text}`;
    },
  };
}
