import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import { createDesk, type Others } from './couples-desk.ts';
import { renderCouples } from './couples.page.ts';
import { registerCouples } from './couples.routes.ts';
import { addressesOf, type KeptCouple } from './kept-couple.ts';

/** The other side of every conversation: couples on the marketplace, with a mailbox and a phone. */
export function createCouplesBooth(ground: Ground, others: Others): Booth {
  const { config, clock, live } = ground;
  const shelf = createShelf<KeptCouple>({
    file: config.dataDir && path.join(config.dataDir, 'couples.jsonl'),
    changed: () => live.tell('couples'),
  });
  const desk = createDesk(ground, shelf, others);
  return {
    name: 'couples',
    title: 'Couples',
    about: 'Be a couple: ask a vendor for a quote, read what they write, answer, ring, change your mind.',
    icon: '<path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z"/>',
    count: () => shelf.list().length,
    register(app) {
      registerCouples(app, shelf, desk);
      openDoors(app, { path: '/couples', shelf, sentTo: (couple, to) => addressesOf(couple).includes(to) });
    },
    render: (query) => renderCouples(shelf.list(), query, { ...others, serverUrl: config.serverUrl }, clock.now()),
    empty: shelf.clear,
  };
}
