import { DEBIT_NOTICE_DAYS, findClearingDay } from '@bellbird/contract/money/payments';
import type { Db } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { beginAttempt } from './attempts.operations.ts';
import { type DueInstallment, findDueInstallments } from './attempts.repository.ts';
import { findCards } from './cards.repository.ts';
import type { ChargesService } from './charges.service.ts';
import { findDirectDebit, findUnannouncedDebits } from './direct-debits.repository.ts';
import type { GatewayCustomersService } from './gateway-customers.service.ts';
import { findNextInstallment } from './installments.rules.ts';
import { requestManualPayment } from './manual-payments.operations.ts';
import { enqueuePaymentMail } from './payment-mails.operations.ts';
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

/** Takes later instalments from the primary card or the bank account, or asks the vendor to pay them. */
export function createDueInstallmentsService({ db, clock, log, customers, charges, settlement }: Ports) {
  /** Charges a saved card while the payer is not present. */
  async function chargeUnattended(
    { paymentId, number }: { paymentId: number; number: number },
    { token, customer, debit }: { token: string; customer: string; debit?: { id: number; clearsOn: string } },
  ): Promise<void> {
    const { payment, begun } = await db.system(async (tx) => {
      const locked = (await lockReportedPayment(tx, paymentId)) ?? fail('not_found');
      const card = { token, isSavedCard: true, isUnattended: true, debit };
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

  /** The account or card that a later instalment is taken from; undefined when there is none any more. */
  async function findSource({ customer_id: customerId, direct_debit_id: debitId, ...due }: DueInstallment) {
    if (!due.is_debit) {
      const cards = await db.system((tx) => findCards(tx, customerId));
      return cards.find((card) => card.is_primary);
    }
    const debit = debitId === null ? undefined : await db.system((tx) => findDirectDebit(tx, customerId, debitId));
    const clearsOn = findClearingDay(dayIn(clock.now(), due.time_zone));
    return debit && { token: debit.token, debit: { id: debit.id, clearsOn } };
  }

  async function chargeOrRequest(due: DueInstallment): Promise<void> {
    const source = await findSource(due);
    if (!source) return requestIfStillDue(due);
    const customer = await customers.findOrCreate(due.customer_id);
    const { token } = source;
    const debit = 'debit' in source ? source.debit : undefined;
    return chargeUnattended(
      { paymentId: due.payment_id, number: due.number },
      { token, customer, ...(debit && { debit }) },
    );
  }

  return {
    chargeUnattended,

    /** Announces the instalments that will be debited in the next days. */
    announceDebits: (): Promise<void> =>
      db.system(async (tx) => {
        const at = clock.now().toISOString();
        for (const { customer_id, installment_id } of await findUnannouncedDebits(tx, at, DEBIT_NOTICE_DAYS))
          await enqueuePaymentMail(tx, { customer_id, installment_id, kind: 'debit_notice', created_at: at });
      }),

    async chargeAll(): Promise<void> {
      const now = clock.now().toISOString();
      let after = 0;
      for (;;) {
        const window = { after, limit: BATCH, noticeDays: DEBIT_NOTICE_DAYS };
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
