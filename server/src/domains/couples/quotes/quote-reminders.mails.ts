import { formatMoney } from '@bellbird/contract/couples/quote-page';
import { shownDay } from '#platform/time/calendar.ts';
import type { DueReminder } from './quote-reminders.repository.ts';

type Reminded = {
  names: string;
  provider: string;
  reminder: Pick<DueReminder, 'kind' | 'day' | 'cents'>;
  /** Into the language of the couple's page, sentence by sentence. */
  translate: (text: string) => string;
};
type Filled = { provider: string; day: string; amount: string };
type Words = { subject: string; body: string };

const WORDS: Readonly<Record<DueReminder['kind'], (filled: Filled) => Words>> = {
  expiring: ({ provider, day }) => ({
    subject: `Your quote from ${provider} is valid until ${day}`,
    body: `Your quote is valid until ${day}. If anything is unclear, just ask.`,
  }),
  due_soon: ({ provider, day, amount }) => ({
    subject: `${amount} to ${provider} is due on ${day}`,
    body: `A payment of ${amount} is due on ${day}.`,
  }),
  due_today: ({ provider, amount }) => ({
    subject: `${amount} to ${provider} is due today`,
    body: `A payment of ${amount} is due today.`,
  }),
  overdue: ({ provider, day, amount }) => ({
    subject: `${amount} to ${provider} was due on ${day}`,
    body: `A payment of ${amount} was due on ${day}. If you’ve just paid, thank you, and please ignore this.`,
  }),
};

/** A reminder about a quote, as a mail without its link. It is part of the conversation, so it is kept as it was sent. */
export function reminderTexts({ names, provider, reminder, translate }: Reminded) {
  const { kind, day, cents } = reminder;
  const { subject, body } = WORDS[kind]({ provider, day: shownDay(day), amount: formatMoney(cents) });
  return {
    subject: translate(subject),
    body: `${translate(`Hi ${names},`)}\n\n${translate(body)}\n\n${provider}`,
    unsubscribe: translate('No more reminders:'),
  };
}
