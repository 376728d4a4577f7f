import { renderMail } from '#platform/mail/mail-layout.ts';
import type { PaymentMailRow } from './payment-mails.repository.ts';
import { describeShare, formatCents } from './payment-texts.rules.ts';

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
  return {
    subject: 'We couldn’t charge your card',
    messageId: messageIdFor(facts),
    ...renderMail({
      title: 'Please pay your next instalment',
      preheader: `${amount} for ${facts.product_name}`,
      greeting: greetingFor(facts),
      paragraphs: [
        `${amount} for ${describeProduct(facts)} is due, but we couldn’t charge your card.`,
        'Please pay with another card. Your listing stays online as it is.',
      ],
      action: { label: 'Pay now', url: new URL(`/checkout?paymentIds=${facts.payment_id}`, facts.baseUrl).href },
      footer: 'You received this email because you pay for a Bellbird product in instalments.',
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
