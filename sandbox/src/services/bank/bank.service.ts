import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { registerBankPages } from './bank-pages.routes.ts';
import { renderBank } from './bank.page.ts';
import { createBank } from './bank.ts';
import { registerConnect } from './connect.routes.ts';
import { registerGateway } from './gateway.routes.ts';

/** A bank with a card gateway that speaks Stripe's API, with pages for card numbers and for confirming. */
export function createBankService(ground: ServiceContext): Service {
  const bank = createBank(ground);
  return {
    name: 'bank',
    title: 'Bank',
    about:
      'Takes card numbers on its own page, charges cards, asks payers to confirm, pays vendors, and reports to Bellbird.',
    icon: '<path d="M3.5 10 12 4.5 20.5 10M5 10v8M9.7 10v8M14.3 10v8M19 10v8M3.5 19.5h17"/>',
    count: () => bank.charges.list().length,
    register(app) {
      registerGateway(app, ground, bank);
      registerConnect(app, ground, bank);
      registerBankPages(app, ground, bank);
      registerEndpoints(app, {
        path: '/bank/charges',
        store: bank.charges,
        sentTo: (charge, to) => charge.card.holder === to,
      });
      registerEndpoints(app, { path: '/bank/refunds', store: bank.connect.refunds });
    },
    render: () => renderBank(bank, ground.clock.now()),
    empty: bank.empty,
    close: async () => bank.letGo(),
  };
}
