import { renderMail } from '#platform/mail/mail-layout.ts';
import { shownCents } from './invoice-pdf.presenter.ts';
import type { MailRow } from './invoices.repository.ts';

type Facts = MailRow & { names: readonly string[]; baseUrl: string };

const share = ({ number, recurring_month: count }: MailRow) => (count > 1 ? `, instalment ${number} of ${count}` : '');
const greeting = ({ names }: Facts) => `Hello ${names.join(' and ')},`;

/** The same id on every try, so that a mailbox shows one mail. */
const idOf = (facts: Facts) => `<payment-mail-${facts.id}@${new URL(facts.baseUrl).hostname}>`;

export function invoiceMail(facts: Facts, invoiceNumber: number) {
  const amount = shownCents(facts.amount_cents);
  return {
    subject: `Your tax invoice ${invoiceNumber}`,
    messageId: idOf(facts),
    ...renderMail({
      title: 'Thank you, your payment is through',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greeting(facts),
      paragraphs: [
        `We received ${amount} for ${facts.product_name} (${facts.provider_name}${share(facts)}).`,
        'The tax invoice is attached. You also find it among your payments.',
      ],
      action: {
        label: 'See your payments',
        url: new URL(`/providers/${facts.provider_id}/payments`, facts.baseUrl).href,
      },
      footer: 'You get this mail because you paid for a Bellbird product.',
    }),
  };
}

export function notChargedMail(facts: Facts) {
  const amount = shownCents(facts.amount_cents);
  return {
    subject: 'An instalment could not be charged',
    messageId: idOf(facts),
    ...renderMail({
      title: 'Please pay your next instalment',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greeting(facts),
      paragraphs: [
        `${amount} for ${facts.product_name} (${facts.provider_name}${share(facts)}) is due, but your card could not be charged.`,
        'Please pay with a card that works. Your listing stays as it is meanwhile.',
      ],
      action: { label: 'Pay now', url: new URL(`/checkout?paymentIds=${facts.payment_id}`, facts.baseUrl).href },
      footer: 'You get this mail because you pay for a Bellbird product in instalments.',
    }),
  };
}
