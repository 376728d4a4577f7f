import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import type { Store, Stored } from '../../store.ts';
import { isAdmitted } from '../../twilio/account.ts';

/** A number of the account; `isOwned` is false once it was given back. */
export type StoredNumber = Stored & { number: string; isOwned: boolean };

/** Numbers the account has from the start: those for texts, the demo’s, and some free ones. Films may show them. */
const FIRST = [
  '+61491570110',
  '+61491570313',
  '+61491570737',
  '+61255500140',
  '+61255500142',
  '+61255500150',
  '+61255500151',
];
const FOR_SALE = Array.from({ length: 30 }, (_, index) => `+612555001${60 + index}`);
const PAGE = 50;

type OfAccount = { Params: { sid: string } };

/** Twilio’s IncomingPhoneNumbers: list, buy and give back. */
export function registerNumbers(
  app: FastifyInstance,
  { config, clock }: ServiceContext,
  store: Store<StoredNumber>,
): void {
  const root = '/2010-04-01/Accounts/:sid';
  const add = (number: string) => {
    const bought = {
      id: `PN${randomBytes(16).toString('hex')}`,
      receivedAt: clock.now().toISOString(),
      number,
      isOwned: true,
    };
    store.add(bought);
    return bought;
  };
  const owned = () => {
    if (store.list().length === 0) for (const number of FIRST) add(number);
    return store.list(({ isOwned }) => isOwned).toSorted((a, b) => a.number.localeCompare(b.number));
  };
  const present = ({ id, number }: StoredNumber) => ({ sid: id, phone_number: number, friendly_name: number });

  app.get<OfAccount>(`${root}/IncomingPhoneNumbers.json`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const page = z.object({ Page: z.coerce.number().int().min(0).default(0) }).parse(request.query).Page;
    const all = owned();
    const more = all.length > (page + 1) * PAGE;
    return reply.send({
      incoming_phone_numbers: all.slice(page * PAGE, (page + 1) * PAGE).map(present),
      next_page_uri: more ? `${request.url.split('?')[0]}?Page=${page + 1}` : null,
    });
  });

  app.get<OfAccount>(`${root}/AvailablePhoneNumbers/AU/Local.json`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const taken = new Set(owned().map(({ number }) => number));
    const offers = FOR_SALE.filter((number) => !taken.has(number)).map((number) => ({ phone_number: number }));
    return reply.send({ available_phone_numbers: offers });
  });

  app.post<OfAccount>(`${root}/IncomingPhoneNumbers.json`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const number = z.object({ PhoneNumber: z.string() }).safeParse(request.body).data?.PhoneNumber ?? '';
    if (!FOR_SALE.includes(number) || owned().some((each) => each.number === number))
      return reply.code(400).send({ code: 21_422, message: 'Phone number is not available.' });
    return reply.code(201).send(present(add(number)));
  });

  app.delete<{ Params: { sid: string; file: string } }>(`${root}/IncomingPhoneNumbers/:file`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const found = owned().find(({ id }) => `${id}.json` === request.params.file);
    if (!found) return reply.code(404).send({ code: 20_404, message: 'The requested resource was not found.' });
    store.add({ ...found, isOwned: false });
    return reply.code(204).send();
  });
}
