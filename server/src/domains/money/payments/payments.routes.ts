import {
  actOnPayment,
  addCreditCard,
  addDirectDebit,
  cancelDirectDebit,
  createPayment,
  deleteCreditCard,
  deletePayment,
  exportPayments,
  listCreditCards,
  listDirectDebits,
  listInstallments,
  listPayments,
  lookUpPayment,
  purchasePayment,
  readAdjustmentNote,
  readBillingDetails,
  readInvoice,
  readPayment,
  readSubscription,
  updateBillingDetails,
  updateCreditCard,
  updatePayment,
} from '@bellbird/contract/money/payments';
import { created, file, noContent, ok, page, reachingOut, route, type Route } from '#platform/http/route.ts';
import type { CardsService } from './cards.service.ts';
import type { DirectDebitsService } from './direct-debits.service.ts';
import type { InstallmentOffersService } from './installment-offers.service.ts';
import type { InvoicesService } from './invoices.service.ts';
import type { PaymentSetupService } from './payment-setup.service.ts';
import type { PaymentsService } from './payments.service.ts';
import type { PurchasesService } from './purchases.service.ts';

type Services = {
  payments: PaymentsService;
  setup: PaymentSetupService;
  offers: InstallmentOffersService;
  purchases: PurchasesService;
  cards: CardsService;
  debits: DirectDebitsService;
  invoices: InvoicesService;
};

export function paymentsRoutes({ payments, setup, offers, purchases, cards, debits, invoices }: Services): Route[] {
  return [
    route(listPayments, async ({ caller, query }) => page(await payments.list(caller, query), query)),
    route(exportPayments, async ({ caller, query, facts }) =>
      file(await payments.exportCsv(caller, query, facts.language)),
    ),
    route(createPayment, async ({ caller, body }) => created(await setup.create(caller, body))),
    route(readPayment, async ({ caller, params }) => ok(await payments.read(caller, params.id))),
    route(updatePayment, async ({ caller, params, body }) => ok(await setup.update(caller, params.id, body))),
    route(deletePayment, async ({ caller, params }) => {
      await setup.remove(caller, params.id);
      return noContent();
    }),
    route(actOnPayment, async ({ caller, params, body }) => ok(await setup.act(caller, params.id, body.type))),
    route(purchasePayment, async ({ caller, params, body }) => ok(await purchases.purchase(caller, params.id, body))),
    reachingOut(route(lookUpPayment, async ({ caller, params }) => ok(await purchases.lookUp(caller, params.id)))),
    route(listInstallments, async ({ caller, query }) => ok(await offers.find(caller, query))),
    route(readInvoice, async ({ caller, params }) => file(await invoices.readFile(caller, params.id))),
    route(readAdjustmentNote, async ({ caller, params }) => file(await invoices.readNote(caller, params.id))),
    route(readSubscription, async ({ caller, params }) => ok(await payments.findSubscription(caller, params.id))),
    route(readBillingDetails, async ({ caller, params }) => ok(await invoices.readBillingDetails(caller, params.id))),
    route(updateBillingDetails, async ({ caller, params, body }) =>
      ok(await invoices.updateBillingDetails(caller, params.id, body)),
    ),
    route(listCreditCards, async ({ caller, params }) => ok(await cards.list(caller, params.id))),
    route(addCreditCard, async ({ caller, params, body }) => created(await cards.add(caller, params.id, body.token))),
    route(updateCreditCard, async ({ caller, params }) =>
      ok(await cards.makePrimary(caller, params.id, params.cardId)),
    ),
    route(listDirectDebits, async ({ caller, params }) => ok(await debits.list(caller, params.id))),
    reachingOut(
      route(addDirectDebit, async ({ caller, params, body, facts }) =>
        created(await debits.add(caller, params.id, body, facts)),
      ),
    ),
    reachingOut(
      route(cancelDirectDebit, async ({ caller, params }) => {
        await debits.cancel(caller, params.id, params.debitId);
        return noContent();
      }),
    ),
    route(deleteCreditCard, async ({ caller, params }) => {
      await cards.remove(caller, params.id, params.cardId);
      return noContent();
    }),
  ];
}
