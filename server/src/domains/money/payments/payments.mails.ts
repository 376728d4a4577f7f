import { shownDay } from '#platform/time/calendar.ts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import type { PaymentMailRow } from './payment-mails.repository.ts';
import { describeShare, formatCents, formatNoteNumber } from './payment-texts.rules.ts';

type Facts = PaymentMailRow & { names: readonly string[]; baseUrl: string };

export function invoiceMail(facts: Facts, invoiceNumber: number) {
  const amount = formatCents(facts.amount_cents);
  return {
    subject: `Your tax invoice ${invoiceNumber}`,
    messageId: messageIdFor(facts),
    ...renderMail({
      title: 'Thank you for your payment',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greetingFor(facts),
      paragraphs: [
        `We’ve received ${amount} for ${describeProduct(facts)}.`,
        'Your tax invoice is attached. You can also find it with your payments in Bellbird.',
      ],
      action: {
        label: 'See your payments',
        url: new URL(`/providers/${facts.provider_id}/payments`, facts.baseUrl).href,
      },
      footer: 'You received this email because you paid for a Bellbird product.',
    }),
  };
}

export function chargeFailedMail(facts: Facts) {
  const amount = formatCents(facts.amount_cents);
  const isDebit = facts.type === 'direct_debit';
  return {
    subject: isDebit ? 'Your bank didn’t pay our direct debit' : 'We couldn’t charge your card',
    messageId: messageIdFor(facts),
    ...renderMail({
      title: isDebit ? 'Please pay another way' : 'Please pay your next instalment',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greetingFor(facts),
      paragraphs: [
        `${amount} for ${describeProduct(facts)} is due, but we couldn’t ${isDebit ? 'debit your account' : 'charge your card'}.`,
        `Please pay ${isDebit ? 'another way' : 'with another card'}. Your listing stays online as it is.`,
      ],
      action: { label: 'Pay now', url: new URL(`/checkout?paymentIds=${facts.payment_id}`, facts.baseUrl).href },
      footer: 'You received this email because you pay for a Bellbird product.',
    }),
  };
}

type Adjusted = { number: number; reason: 'refund' | 'dispute'; amount_cents: number };

/** With the adjustment note: the money went back, by us or by the payer’s bank. */
export function adjustmentMail(facts: Facts, { number, reason, amount_cents }: Adjusted) {
  const amount = formatCents(amount_cents);
  const isRefund = reason === 'refund';
  return {
    subject: `Your adjustment note ${formatNoteNumber(number)}`,
    messageId: messageIdFor(facts),
    ...renderMail({
      title: isRefund ? 'We’ve sent your money back' : 'Your bank took a payment back',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greetingFor(facts),
      paragraphs: isRefund
        ? [
            `We’ve refunded ${amount} for ${describeProduct(facts)}. It can take a few days to arrive.`,
            'Your adjustment note is attached. It corrects the tax invoice.',
          ]
        : [
            `Your bank took back ${amount} for ${describeProduct(facts)}. What it paid for has ended, and we won’t charge anything more for it.`,
            'If this is a mistake, please choose a package and pay another way.',
            'Your adjustment note is attached. It corrects the tax invoice.',
          ],
      action: {
        label: 'See your payments',
        url: new URL(`/providers/${facts.provider_id}/payments`, facts.baseUrl).href,
      },
      footer: 'You received this email because you paid for a Bellbird product.',
    }),
  };
}

/** Says what will be debited, from which account and when, before it happens. */
export function debitNoticeMail(facts: Facts) {
  const amount = formatCents(facts.amount_cents);
  return {
    subject: `We’ll debit ${amount} from your account`,
    messageId: messageIdFor(facts),
    ...renderMail({
      title: 'A direct debit is coming up',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greetingFor(facts),
      paragraphs: [
        `On ${shownDay(facts.due_date)} or the next working day we’ll debit ${amount} for ${describeProduct(facts)} from your account ending in ${facts.debit_last4 ?? ''}.`,
        'It takes about three working days to arrive. Please make sure there’s enough money in the account.',
        'You agreed to this with your direct debit request. You can cancel it under Payments, Cards, in Bellbird.',
      ],
      action: {
        label: 'See your payments',
        url: new URL(`/providers/${facts.provider_id}/payments`, facts.baseUrl).href,
      },
      footer: 'You received this email because you pay for a Bellbird product by direct debit.',
    }),
  };
}

function describeProduct({ product_name: product, provider_name: provider, number, recurring_month }: Facts): string {
  return `${product} (${provider}${describeShare(number, recurring_month)})`;
}

function greetingFor({ names }: Facts): string {
  return `Hello ${names.join(' and ')},`;
}

/** The same id on every attempt, so that a mailbox shows one mail. */
function messageIdFor({ id, baseUrl }: Facts): string {
  return `<payment-mail-${id}@${new URL(baseUrl).hostname}>`;
}
