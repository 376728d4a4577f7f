import type { Db } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Clock } from '#platform/time/clock.ts';
import { beginAttempt } from './attempts.operations.ts';
import { type DueInstallment, findDueInstallments } from './attempts.repository.ts';
import { findCards } from './cards.repository.ts';
import type { ChargesService } from './charges.service.ts';
import type { GatewayCustomersService } from './gateway-customers.service.ts';
import { findNextInstallment } from './installments.rules.ts';
import { requestManualPayment } from './manual-payments.operations.ts';
import { findInstallments, lockReportedPayment } from './payments.repository.ts';
import type { SettlementService } from './settlement.service.ts';

type Ports = {
  db: Db;
  clock: Clock;
  log: Log;
  customers: GatewayCustomersService;
  charges: ChargesService;
  settlement: SettlementService;
};

const BATCH = 100;

export type DueInstallmentsService = ReturnType<typeof createDueInstallmentsService>;

/** Charges later instalments to the primary card, or asks the vendor to pay them. */
export function createDueInstallmentsService({ db, clock, log, customers, charges, settlement }: Ports) {
  /** Charges a saved card while the payer is not present. */
  async function chargeUnattended(
    { paymentId, number }: { paymentId: number; number: number },
    { token, customer }: { token: string; customer: string },
  ): Promise<void> {
    const { payment, begun } = await db.system(async (tx) => {
      const locked = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
      const card = { token, isSavedCard: true, isUnattended: true };
      return { payment: locked, begun: await beginAttempt(tx, locked, { number, ...card, now: clock.now() }) };
    });
    if (!begun?.isNew) return;
    const charged = charges.send(begun.attempt, payment, { customer, returnUrl: undefined });
    const outcome = await charged.catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'bank_unreachable') return undefined;
      throw error;
    });
    // The payer is not there to confirm.
    if (outcome?.outcome === 'confirm') await settlement.giveUp(begun.attempt.id, 'not_confirmed');
  }

  /** Checks again that the instalment is due: it may have been paid or requested since the list was read. */
  const requestIfStillDue = ({ payment_id: paymentId, customer_id: customerId, installment_id }: DueInstallment) =>
    db.system(async (tx) => {
      const payment = await lockReportedPayment(tx, paymentId);
      const next = findNextInstallment(await findInstallments(tx, customerId, [paymentId]));
      const isStillDue = next?.id === installment_id && next.prompt_id === null;
      if (payment && isStillDue) await requestManualPayment(tx, payment, next.id, clock.now());
    });

  async function chargeOrRequest(due: DueInstallment): Promise<void> {
    const cards = await db.system((tx) => findCards(tx, due.customer_id));
    const primary = cards.find((card) => card.is_primary);
    if (!primary) return requestIfStillDue(due);
    const customer = await customers.findOrCreate(due.customer_id);
    return chargeUnattended({ paymentId: due.payment_id, number: due.number }, { token: primary.token, customer });
  }

  return {
    chargeUnattended,

    async chargeAll(): Promise<void> {
      const now = clock.now().toISOString();
      let after = 0;
      for (;;) {
        const window = { after, limit: BATCH };
        const due = await db.system((tx) => findDueInstallments(tx, now, window));
        // An instalment that cannot be charged must not hold up the others; it is tried again tomorrow.
        for (const installment of due)
          await chargeOrRequest(installment).catch((error: unknown) =>
            log.error(
              { err: error, installment: installment.installment_id },
              'payments: an instalment was not charged',
            ),
          );
        after = due.at(-1)?.installment_id ?? after;
        if (due.length < BATCH) break;
      }
    },
  };
}
