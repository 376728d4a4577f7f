import type { Payment, PaymentFilters } from '@bellbird/contract/money/payments';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { PAYMENT_EXPORT_MAX } from '@bellbird/contract/shared/limits';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { CsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import { type Window, windowOf } from '#platform/db/window.ts';
import { findNames } from '#domains/foundation/configs/configs.public.ts';
import { presentPaymentsCsv } from './payments-csv.presenter.ts';
import { findPresentedPayment } from './payments.operations.ts';
import { assertOwnCustomer } from './payments.policy.ts';
import { type BankAccount, presentPayments, presentSubscription } from './payments.presenter.ts';
import {
  countPayments,
  findInstallments,
  findNextDue,
  findPayments,
  findSubscriptions,
} from './payments.repository.ts';

type Ports = { db: Db; bankAccount: BankAccount | undefined };

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Reading payments. Setting them up and charging them are services of their own. */
export function createPaymentsService({ db, bankAccount }: Ports) {
  function findPage(caller: Member, search: PaymentFilters, window: Window) {
    const owner = ownerFor(caller, 'payments');
    return db.tenantList(caller.customerId, async (tx) => {
      const [rows, total] = await Promise.all([
        findPayments(tx, owner, search, window),
        countPayments(tx, owner, search),
      ]);
      const ids = rows.map(({ id }) => id);
      const installments = await findInstallments(tx, caller.customerId, ids);
      return { data: presentPayments(rows, installments, bankAccount), total };
    });
  }

  return {
    list: (caller: Member, { page, limit, ...search }: Paging & PaymentFilters) =>
      findPage(caller, search, windowOf({ page, limit })),

    async exportCsv(caller: Member, search: PaymentFilters, language: string): Promise<CsvFile> {
      const { data } = await findPage(caller, search, { limit: PAYMENT_EXPORT_MAX, offset: 0 });
      const [typeName, statusName] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findNames(tx, 'payment_type', language), findNames(tx, 'payment_status', language)]),
      );
      return presentPaymentsCsv(data, { typeName, statusName });
    },

    read: (caller: Member, id: number): Promise<Payment> =>
      db.tenantRead(caller.customerId, (tx) => findPresentedPayment(tx, caller, { id, bankAccount })),

    async findSubscription(caller: Member, customerId: number) {
      assertOwnCustomer(caller, customerId);
      const owner = ownerFor(caller, 'payments');
      const [providers, next] = await db.tenantRead(customerId, (tx) =>
        Promise.all([findSubscriptions(tx, owner), findNextDue(tx, owner)]),
      );
      return presentSubscription(providers, next);
    },
  };
}
