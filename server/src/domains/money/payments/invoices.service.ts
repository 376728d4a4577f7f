import type { BillingDetails, BillingForm } from '@bellbird/contract/money/payments';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, ownerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import { findAdjustmentNote } from './adjustment-notes.repository.ts';
import {
  IN_ENGLISH,
  type InvoiceReader,
  adjustmentFileName,
  adjustmentNotePdf,
  invoiceFileName,
  invoicePdf,
} from './invoice-pdf.presenter.ts';
import {
  findBillingDetails,
  findInvoice,
  findInvoiceByInstallment,
  saveBillingDetails,
} from './invoices.repository.ts';
import { assertOwnCustomer } from './payments.policy.ts';

export type InvoicesService = ReturnType<typeof createInvoicesService>;

type Ports = { db: Db; findInvoiceReader: (user: { customerUserId: number }) => Promise<InvoiceReader> };

/** Tax invoices, drawn when they are downloaded, and the billing details on them. */
export function createInvoicesService({ db, findInvoiceReader }: Ports) {
  return {
    async readFile(caller: Member, installmentId: number): Promise<FileAnswer> {
      const owner = ownerFor(caller, 'payments');
      const found = await db.tenantRead(caller.customerId, (tx) => findInvoice(tx, owner, installmentId));
      const invoice = found ?? fail('not_found');
      const content = await invoicePdf(invoice, await findInvoiceReader(caller));
      return { content, contentType: 'application/pdf', fileName: invoiceFileName(invoice) };
    },

    async readNote(caller: Member, installmentId: number): Promise<FileAnswer> {
      const owner = ownerFor(caller, 'payments');
      const found = await db.tenantRead(caller.customerId, (tx) => findAdjustmentNote(tx, owner, installmentId));
      const note = found ?? fail('not_found');
      const content = await adjustmentNotePdf(note, await findInvoiceReader(caller));
      return { content, contentType: 'application/pdf', fileName: adjustmentFileName(note) };
    },

    /** For the team, which leaves a note at the customer. */
    async readForTeam(staff: Staff, installmentId: number): Promise<FileAnswer> {
      const invoice = await db.system(async (tx) => {
        const found = (await findInvoiceByInstallment(tx, installmentId)) ?? fail('not_found');
        const subject = { kind: 'payment', id: found.payment_id };
        await record(tx, staff, { action: 'payments.deskInvoice', subject, customerId: found.customer_id });
        return found;
      });
      const content = await invoicePdf(invoice, IN_ENGLISH);
      return { content, contentType: 'application/pdf', fileName: invoiceFileName(invoice) };
    },

    async readBillingDetails(caller: Member, customerId: number): Promise<BillingDetails> {
      assertOwnCustomer(caller, customerId);
      return (await db.tenantRead(customerId, (tx) => findBillingDetails(tx, customerId))) ?? fail('not_found');
    },

    async updateBillingDetails(caller: Member, customerId: number, form: BillingForm): Promise<BillingDetails> {
      assertOwnCustomer(caller, customerId);
      return db.tenant(customerId, async (tx) => {
        if (!(await saveBillingDetails(tx, customerId, form))) fail('stale_version');
        await record(tx, caller, { action: 'payments.updateBilling', subject: { kind: 'customer', id: customerId } });
        return (await findBillingDetails(tx, customerId)) ?? fail('not_found');
      });
    },

    updateBillingForTeam: (staff: Staff, customerId: number, form: BillingForm): Promise<void> =>
      db.system(async (tx) => {
        if (!(await findBillingDetails(tx, customerId))) fail('not_found');
        if (!(await saveBillingDetails(tx, customerId, form))) fail('stale_version');
        const subject = { kind: 'customer', id: customerId };
        await record(tx, staff, { action: 'payments.deskUpdateBilling', subject, customerId });
      }),
  };
}
