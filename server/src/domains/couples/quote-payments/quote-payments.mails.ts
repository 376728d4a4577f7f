import { formatMoney } from '@bellbird/contract/couples/quote-page';
import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = {
  id: number;
  coupleName: string;
  providerName: string;
  /** ‘Q-1042’. */
  number: string;
  link: string;
  baseUrl: string;
  /** That of the couple's page; the mail is translated when it leaves. */
  language: string;
};
type Words = { subject: string; title: string; body: string };

const WORDS = {
  accepted: ({ number, providerName }, amount) => ({
    subject: `Your signed quote ${number} from ${providerName}`,
    title: 'It’s yours',
    body: `You accepted the quote ${number} from ${providerName}: ${amount} in total. The signed quote is attached.`,
  }),
  receipt: ({ number, providerName }, amount) => ({
    subject: `Receipt: ${amount} to ${providerName}`,
    title: 'Thank you for your payment',
    body: `${providerName} has received ${amount} for the quote ${number}.`,
  }),
  refund: ({ number, providerName }, amount) => ({
    subject: `${providerName} refunded ${amount}`,
    title: 'A refund is on its way',
    body: `${amount} of your payment for the quote ${number} goes back to your card. It takes a few days to arrive.`,
  }),
  refund_failed: ({ number, providerName }, amount) => ({
    subject: `Your refund of ${amount} didn’t arrive`,
    title: 'Your refund didn’t arrive',
    body: `Your bank didn’t accept the refund of ${amount} for the quote ${number}. ${providerName} has been told. Reply to them about another way to send it.`,
  }),
} as const satisfies Record<string, (facts: Facts, amount: string) => Words>;

/** A mail to the couple about what they signed or paid. */
export function quoteMail(kind: keyof typeof WORDS, facts: Facts, cents: number) {
  const { subject, title, body } = WORDS[kind](facts, formatMoney(cents));
  return {
    subject,
    language: facts.language,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<quote-mail-${facts.id}@${new URL(facts.baseUrl).hostname}>`,
    ...renderMail({
      title,
      preheader: body,
      greeting: `Hello ${facts.coupleName},`,
      paragraphs: [body],
      action: { label: 'Open your copy', url: facts.link },
      footer: `You received this email because you accepted a quote from ${facts.providerName}.`,
    }),
  };
}
