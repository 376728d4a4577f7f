import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { createCoupleActions, type Others } from './couple-actions.ts';
import { renderCouples } from './couples.page.ts';
import { registerCouples } from './couples.routes.ts';
import { addressesOf, type StoredCouple } from './stored-couple.ts';

/** The other side of every conversation: couples on the marketplace, with a mailbox and a phone. */
export function createCouplesService(ground: ServiceContext, others: Others): Service {
  const { config, clock, live } = ground;
  const store = createStore<StoredCouple>({
    file: config.dataDir && path.join(config.dataDir, 'couples.jsonl'),
    changed: () => live.tell('couples'),
  });
  const desk = createCoupleActions(ground, store, others);
  return {
    name: 'couples',
    title: 'Couples',
    about: 'Be a couple: ask a vendor for a quote, read what they write, answer, ring, change your mind.',
    icon: '<path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z"/>',
    count: () => store.list().length,
    register(app) {
      registerCouples(app, store, desk);
      registerEndpoints(app, { path: '/couples', store, sentTo: (couple, to) => addressesOf(couple).includes(to) });
    },
    render: (query) => renderCouples(store.list(), query, { ...others, serverUrl: config.serverUrl }, clock.now()),
    empty: store.clear,
  };
}
