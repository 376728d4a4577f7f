import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { registerCallStates } from './calls.routes.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { createPhoneActions } from './phone-actions.ts';
import type { StoredCall } from './stored-call.ts';
import { renderCalls } from './voice.page.ts';
import { registerVoice } from './voice.routes.ts';

/** The phone network in Twilio's shape, and everybody's phone at the other end. */
export function createVoiceService(ground: ServiceContext): Service & Pick<Exchange, 'dial'> {
  const { config, clock, live } = ground;
  const changed = () => live.tell('voice');
  const store = createStore<StoredCall>({ file: config.dataDir && path.join(config.dataDir, 'voice.jsonl'), changed });
  const hands = createPhoneActions({ now: () => clock.now(), changed });
  const exchange = createExchange(ground, store, hands);
  return {
    name: 'voice',
    title: 'Calls',
    about: 'The phone network: it rings the vendor, then the couple, and tells Bellbird how it ended.',
    icon: '<path d="M5.5 4h3l1.6 4.2-2 1.5a11.5 11.5 0 0 0 5.7 5.7l1.5-2 4.2 1.6v3a1.9 1.9 0 0 1-2 2C10.6 19.6 4.4 13.4 3.6 6a1.9 1.9 0 0 1 1.9-2Z"/>',
    count: () => store.list().length,
    register(app) {
      registerVoice(app, ground, exchange, hands);
      registerCallStates(app, ground, store);
      registerEndpoints(app, { path: '/voice', store, sentTo: (call, to) => call.legs.some((leg) => leg.to === to) });
    },
    render: () => renderCalls(store.list(), hands, clock.now()),
    empty: store.clear,
    close: async () => hands.letGo(),
    dial: exchange.dial,
  };
}
