import type { BillingDetails, BillingForm } from '@bellbird/contract/money/payments';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import { invoiceFileName, invoicePdf } from './invoice-pdf.presenter.ts';
import { findBuyer, findInvoice, putBuyer } from './invoices.repository.ts';
import { assertOwn } from './payments.policy.ts';
import { ownerOf } from './payments.service.ts';

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** Tax invoices, drawn when they are asked for, and whom they are made out to. */
export function createInvoicesService({ db }: { db: Db }) {
  return {
    async file(caller: Member, installmentId: number): Promise<FileAnswer> {
      const found = await db.tenantRead(caller.customerId, (tx) => findInvoice(tx, ownerOf(caller), installmentId));
      const invoice = found ?? fail('not_found');
      return { content: invoicePdf(invoice), contentType: 'application/pdf', fileName: invoiceFileName(invoice) };
    },

    async buyer(caller: Member, customerId: number): Promise<BillingDetails> {
      assertOwn(caller, customerId);
      return (await db.tenantRead(customerId, (tx) => findBuyer(tx, customerId))) ?? fail('not_found');
    },

    async changeBuyer(caller: Member, customerId: number, form: BillingForm): Promise<BillingDetails> {
      assertOwn(caller, customerId);
      return db.tenant(customerId, async (tx) => {
        if (!(await putBuyer(tx, customerId, form))) fail('stale_version');
        await record(tx, caller, { action: 'payments.updateBilling', subject: { kind: 'customer', id: customerId } });
        return (await findBuyer(tx, customerId)) ?? fail('not_found');
      });
    },
  };
}
