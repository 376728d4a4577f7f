import { shownDay } from '#platform/time/calendar.ts';
import type { DueReminder } from './quote-reminders.repository.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'AUD' });

type Reminded = { names: string; provider: string; reminder: Pick<DueReminder, 'kind' | 'day' | 'cents'> };

/** A reminder about a quote, as a mail without its link. */
export function formatReminder({ names, provider, reminder }: Reminded): { subject: string; body: string } {
  const { kind, day, cents } = reminder;
  const amount = DOLLARS.format(cents / 100);
  const texts = {
    expiring: {
      subject: `Your quote from ${provider} is valid until ${shownDay(day)}`,
      words: `Your quote is valid until ${shownDay(day)}. If anything is unclear, just ask.`,
    },
    due_soon: {
      subject: `${amount} to ${provider} is due on ${shownDay(day)}`,
      words: `A payment of ${amount} is due on ${shownDay(day)}.`,
    },
    due_today: {
      subject: `${amount} to ${provider} is due today`,
      words: `A payment of ${amount} is due today.`,
    },
    overdue: {
      subject: `${amount} to ${provider} was due on ${shownDay(day)}`,
      words: `A payment of ${amount} was due on ${shownDay(day)}. If you’ve just paid, thank you, and please ignore this.`,
    },
  }[kind];
  return { subject: texts.subject, body: `Hi ${names},\n\n${texts.words}\n\n${provider}` };
}
