import { gstWithin } from '@bellbird/contract/money/payments';
import { BUYER_NAMED_FROM_CENTS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findBillingDetails, insertInvoice, takeInvoiceNumber } from './invoices.repository.ts';
import { describeDiscount, describeShare } from './payment-texts.rules.ts';
import { type InstallmentRow, type LockedPayment, findProvider } from './payments.repository.ts';

/** The seller as tax invoices name it. */
export type Seller = { name: string; abn: string; address: string };

/** Issues the tax invoice of a paid instalment. Seller and buyer are stored as they are today. */
export async function issueInvoice(
  tx: Tx,
  payment: LockedPayment,
  installment: InstallmentRow,
  { seller, now }: { seller: Seller; now: Date },
): Promise<void> {
  const { customer_id: customerId } = payment;
  const provider = (await findProvider(tx, customerId, payment.provider_id)) ?? fail('not_found');
  const buyer = (await findBillingDetails(tx, customerId)) ?? fail('not_found');
  const hasDetails = installment.amount_cents >= BUYER_NAMED_FROM_CENTS || buyer.version > 0;
  const share = describeShare(installment.number, payment.recurring_month);
  await insertInvoice(tx, {
    number: await takeInvoiceNumber(tx),
    customer_id: customerId,
    payment_id: payment.id,
    installment_id: installment.id,
    issued_on: dayIn(now, provider.time_zone),
    description: `${payment.product_name} for ${provider.name}${share}${describeDiscount(payment)}`,
    amount_cents: installment.amount_cents,
    gst_cents: gstWithin(installment.amount_cents),
    seller_name: seller.name,
    seller_abn: seller.abn,
    seller_address: seller.address,
    buyer_name: buyer.name,
    buyer_abn: hasDetails ? buyer.abn : '',
    buyer_address: hasDetails ? buyer.address : '',
  });
}
