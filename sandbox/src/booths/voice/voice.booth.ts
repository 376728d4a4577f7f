import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { createHands } from './hands.ts';
import type { KeptCall } from './kept-call.ts';
import { renderCalls } from './voice.page.ts';
import { registerVoice } from './voice.routes.ts';

/** The phone network in Twilio's shape, and everybody's phone at the other end. */
export function createVoiceBooth(ground: Ground): Booth & Pick<Exchange, 'dial'> {
  const { config, clock, live } = ground;
  const changed = () => live.tell('voice');
  const shelf = createShelf<KeptCall>({ file: config.dataDir && path.join(config.dataDir, 'voice.jsonl'), changed });
  const hands = createHands({ now: () => clock.now(), changed });
  const exchange = createExchange(ground, shelf, hands);
  return {
    name: 'voice',
    title: 'Calls',
    about: 'The phone network: it rings the vendor, then the couple, and tells Bellbird how it ended.',
    icon: '<path d="M5.5 4h3l1.6 4.2-2 1.5a11.5 11.5 0 0 0 5.7 5.7l1.5-2 4.2 1.6v3a1.9 1.9 0 0 1-2 2C10.6 19.6 4.4 13.4 3.6 6a1.9 1.9 0 0 1 1.9-2Z"/>',
    count: () => shelf.list().length,
    register(app) {
      registerVoice(app, ground, exchange, hands);
      openDoors(app, { path: '/voice', shelf, sentTo: (call, to) => call.legs.some((leg) => leg.to === to) });
    },
    render: () => renderCalls(shelf.list(), hands, clock.now()),
    empty: shelf.clear,
    close: async () => hands.letGo(),
    dial: exchange.dial,
  };
}
