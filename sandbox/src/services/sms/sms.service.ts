import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { type StoredNumber, registerNumbers } from './numbers.routes.ts';
import { registerReceived } from './received.routes.ts';
import type { ReceivedSms, StoredSms } from './stored-sms.ts';
import { renderPhones } from './phones.page.ts';
import { registerTwilio } from './twilio.routes.ts';

/** What other services may ask of it: the texts to a number, newest first, and to take one in. */
export type SmsService = {
  textsTo(number: string): StoredSms[];
  /** Keeps what somebody sends to the product. */
  receive(sms: ReceivedSms): void;
};

/** Everybody's phone: a gateway in Twilio's shape, and doors to read what arrived. */
export function createSmsService(ground: ServiceContext): Service & SmsService {
  const { config, clock, live } = ground;
  const store = createStore<StoredSms>({
    file: config.dataDir && path.join(config.dataDir, 'sms.jsonl'),
    changed: () => live.tell('sms'),
  });
  const numbers = createStore<StoredNumber>({
    file: config.dataDir && path.join(config.dataDir, 'numbers.jsonl'),
    changed: () => live.tell('sms'),
  });
  const received = createStore<ReceivedSms>({
    file: config.dataDir && path.join(config.dataDir, 'sms-received.jsonl'),
    changed: () => {},
  });
  return {
    name: 'sms',
    title: 'Text messages',
    about: 'Every SMS lands on one of these phones.',
    icon: '<path d="M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z"/><path d="M7.5 9h9M7.5 12.5h5.5"/>',
    count: () => store.list().length,
    register(app) {
      registerTwilio(app, ground, store);
      registerReceived(app, ground, received);
      registerNumbers(app, ground, numbers);
      registerEndpoints(app, { path: '/sms', store, sentTo: (sms, to) => digits(sms.to) === digits(to) });
    },
    render: () => renderPhones(store.list(), clock.now()),
    empty() {
      store.clear();
      received.clear();
    },
    receive: received.add,
    textsTo: (number) => store.list((sms) => digits(sms.to) === digits(number)),
  };
}

const digits = (number: string) => number.replace(/\D/g, '');
