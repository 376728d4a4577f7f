import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import type { KeptSms } from './kept-sms.ts';
import { renderPhones } from './phones.page.ts';
import { registerTwilio } from './twilio.routes.ts';

/** What other booths may ask of it: the texts to a number, newest first. */
export type SmsBooth = { textsTo(number: string): KeptSms[] };

/** Everybody's phone: a gateway in Twilio's shape, and doors to read what arrived. */
export function createSmsBooth(ground: Ground): Booth & SmsBooth {
  const { config, clock, live } = ground;
  const shelf = createShelf<KeptSms>({
    file: config.dataDir && path.join(config.dataDir, 'sms.jsonl'),
    changed: () => live.tell('sms'),
  });
  return {
    name: 'sms',
    title: 'Text messages',
    about: 'Every SMS lands on one of these phones.',
    icon: '<path d="M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z"/><path d="M7.5 9h9M7.5 12.5h5.5"/>',
    count: () => shelf.list().length,
    register(app) {
      registerTwilio(app, ground, shelf);
      openDoors(app, { path: '/sms', shelf, sentTo: (sms, to) => digits(sms.to) === digits(to) });
    },
    render: () => renderPhones(shelf.list(), clock.now()),
    empty: shelf.clear,
    textsTo: (number) => shelf.list((sms) => digits(sms.to) === digits(number)),
  };
}

const digits = (number: string) => number.replace(/\D/g, '');
