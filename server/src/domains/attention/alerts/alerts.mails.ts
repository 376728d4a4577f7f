import type { AlertKind } from '@bellbird/contract/attention/alerts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import { titleOfAlert } from './alert-titles.rules.ts';

export type AlertFacts = {
  id: number;
  kind: AlertKind;
  lead_id: number | null;
  user_name: string;
  couple_name: string | null;
  provider_name: string;
};

const UNOPENED = 'You haven’t opened it in the panel yet.';
const FIRST = 'Couples often book the first vendor who answers.';
/** Where it is not about being the first. */
const MORE: Partial<Record<AlertKind, string>> = {
  missed_call: 'Call them back when you can.',
  message_failed: 'Send it again, or call them.',
  quote_accepted: '',
  quote_news: '',
  quote_day_taken: 'Offer them another day, or free this one in the calendar.',
  booking: 'Approve or reject the deal there.',
  confirmed: '',
  unmatched_message: 'We couldn’t tell which couple sent it. Choose the right conversation.',
  cancelled: 'Days that you booked for them stay booked until you free them.',
};

const toUrl = (leadId: number | null, baseUrl: string) => new URL(`/leads/${leadId ?? 'unmatched'}`, baseUrl).href;

/** Names only: what the couple wrote needs a sign-in. */
export function alertMail(facts: AlertFacts, baseUrl: string) {
  const title = titleOfAlert(facts.kind, facts.couple_name);
  return {
    subject: `${title} (${facts.provider_name})`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<alert-${facts.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title,
      preheader: UNOPENED,
      greeting: `Hello ${facts.user_name},`,
      paragraphs: [`${UNOPENED} ${MORE[facts.kind] ?? FIRST}`.trim()],
      action: {
        label: facts.lead_id === null ? 'Open the message' : 'Open the couple’s page',
        url: toUrl(facts.lead_id, baseUrl),
      },
      footer:
        'You’re getting this email because nobody opened it for five minutes. You can change that under Settings.',
    }),
  };
}

export function alertSms({ kind, couple_name, provider_name, lead_id }: AlertFacts, baseUrl: string): string {
  return `${titleOfAlert(kind, couple_name)} (${provider_name}): ${toUrl(lead_id, baseUrl)}`;
}
