import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { CardGateway } from '#platform/payments/card-gateway.ts';
import type { GatewayEvent } from '#platform/payments/gateway-webhook.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addDays } from '#platform/time/calendar.ts';
import { askToPay } from './manual-payments.operations.ts';
import {
  type DueRow,
  findAttemptByKey,
  findDue,
  findHanging,
  noteEvent,
  sweepGatewayEvents,
  wasTold,
} from './attempts.repository.ts';
import { findCards } from './cards.repository.ts';
import type { GatewayCustomers } from './gateway-customers.service.ts';
import { nextPart } from './payments.presenter.ts';
import { findInstallments, holdReported } from './payments.repository.ts';
import type { Purchases } from './purchases.service.ts';
import type { Settling } from './settlement.service.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  gateway: CardGateway;
  customers: GatewayCustomers;
  settling: Settling;
  purchases: Purchases;
};

const HANGS_AFTER_MS = 60_000;
const AT_ONCE = 100;
const TRANSFER_CAME = 'bank_transfer.received';

export type BankNews = ReturnType<typeof createBankNews>;

/** What happens without anybody at the screen: the bank reports, tries that hung are looked up, later parts are charged. */
export function createBankNews({ db, clock, log, gateway, customers, settling, purchases }: Deps) {
  async function hear({ type, subject }: GatewayEvent): Promise<void> {
    if (type === TRANSFER_CAME) {
      const transfer = await gateway.findTransfer(subject);
      if (transfer) await settling.receiveTransfer(transfer);
      return;
    }
    if (!type.startsWith('payment_intent.')) return;
    // Only a reason to look: events come late, twice and in any order, the charge itself is as it is now.
    const intent = await gateway.findIntent(subject);
    const attempt = intent.attemptKey && (await db.system((tx) => findAttemptByKey(tx, intent.attemptKey ?? '')));
    if (attempt) await settling.settle(attempt.id, intent);
  }

  async function chargePart({ payment_id: paymentId, customer_id: customerId, ...due }: DueRow): Promise<void> {
    const cards = await db.system((tx) => findCards(tx, customerId));
    const primary = cards.find((card) => card.is_primary);
    if (primary)
      return purchases.chargeUnattended(
        { paymentId, number: due.number },
        { token: primary.token, customer: await customers.of(customerId) },
      );
    return db.system(async (tx) => {
      const payment = await holdReported(tx, paymentId);
      const part = nextPart(await findInstallments(tx, customerId, [paymentId]));
      const isStillDue = part?.id === due.installment_id && part.prompt_id === null;
      if (payment && isStillDue) await askToPay(tx, payment, part.id, clock.now());
    });
  }

  return {
    async onEvent(event: GatewayEvent): Promise<void> {
      if (await db.system((tx) => wasTold(tx, event.id))) return;
      await hear(event);
      await db.system((tx) => noteEvent(tx, event.id, clock.now().toISOString()));
    },

    /** Asks the bank about tries that should have ended by now. */
    async reconcile(): Promise<void> {
      const before = new Date(clock.now().getTime() - HANGS_AFTER_MS).toISOString();
      let after = 0;
      for (;;) {
        const window = { after, limit: AT_ONCE };
        const hanging = await db.system((tx) => findHanging(tx, before, window));
        // One that the bank answers strangely about must not keep the others waiting.
        for (const attempt of hanging)
          await purchases
            .resolve(attempt)
            .catch((error: unknown) => log.error({ err: error, attempt: attempt.id }, 'payments: a try stays open'));
        after = hanging.at(-1)?.id ?? after;
        if (hanging.length < AT_ONCE) break;
      }
    },

    /** Charges what is due to the card on file, or asks for it. */
    async chargeDue(): Promise<void> {
      const now = clock.now().toISOString();
      let after = 0;
      for (;;) {
        const window = { after, limit: AT_ONCE };
        const due = await db.system((tx) => findDue(tx, now, window));
        // One that cannot be charged now must not keep the others waiting: it is tried again tomorrow.
        for (const part of due)
          await chargePart(part).catch((error: unknown) =>
            log.error({ err: error }, 'payments: a part was not charged'),
          );
        after = due.at(-1)?.installment_id ?? after;
        if (due.length < AT_ONCE) break;
      }
      await db.system((tx) => sweepGatewayEvents(tx, addDays(clock.now(), -60).toISOString()));
    },
  };
}
