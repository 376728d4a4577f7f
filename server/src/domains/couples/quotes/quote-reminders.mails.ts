import { formatMoney } from '@bellbird/contract/couples/quote-page';
import { shownDay } from '#platform/time/calendar.ts';
import type { DueReminder } from './quote-reminders.repository.ts';

type Reminded = {
  names: string;
  provider: string;
  reminder: Pick<DueReminder, 'kind' | 'day' | 'cents'>;
  /** That of the couple's page. */
  language: string;
};
type Words = {
  greeting: string;
  /** Before the address where they unsubscribe. */
  unsubscribe: string;
  subject: Record<DueReminder['kind'], string>;
  body: Record<DueReminder['kind'], string>;
};

const EN: Words = {
  greeting: 'Hi {names},',
  unsubscribe: 'No more reminders:',
  subject: {
    expiring: 'Your quote from {provider} is valid until {day}',
    due_soon: '{amount} to {provider} is due on {day}',
    due_today: '{amount} to {provider} is due today',
    overdue: '{amount} to {provider} was due on {day}',
  },
  body: {
    expiring: 'Your quote is valid until {day}. If anything is unclear, just ask.',
    due_soon: 'A payment of {amount} is due on {day}.',
    due_today: 'A payment of {amount} is due today.',
    overdue: 'A payment of {amount} was due on {day}. If you’ve just paid, thank you, and please ignore this.',
  },
};

const TR: Words = {
  greeting: 'Merhaba {names},',
  unsubscribe: 'Artık hatırlatma istemiyorum:',
  subject: {
    expiring: '{provider} teklifiniz {day} tarihine kadar geçerli',
    due_soon: '{provider} için {amount} ödemenin vadesi {day}',
    due_today: '{provider} için {amount} ödemenin vadesi bugün',
    overdue: '{provider} için {amount} ödemenin vadesi {day} idi',
  },
  body: {
    expiring: 'Teklifiniz {day} tarihine kadar geçerli. Aklınıza takılan bir şey varsa sormanız yeterli.',
    due_soon: '{amount} tutarındaki ödemenizin vadesi {day}.',
    due_today: '{amount} tutarındaki ödemenizin vadesi bugün.',
    overdue:
      '{amount} tutarındaki ödemenizin vadesi {day} idi. Az önce ödediyseniz teşekkürler, bu mesajı dikkate almayın.',
  },
};

const AR: Words = {
  greeting: 'مرحبًا {names}،',
  unsubscribe: 'لا مزيد من التذكيرات:',
  subject: {
    expiring: 'عرض السعر من {provider} صالح حتى {day}',
    due_soon: 'يستحق {amount} إلى {provider} في {day}',
    due_today: 'يستحق {amount} إلى {provider} اليوم',
    overdue: 'كان {amount} إلى {provider} مستحقًا في {day}',
  },
  body: {
    expiring: 'عرضكما صالح حتى {day}. إن كان هناك ما يحتاج إلى توضيح فاسألا.',
    due_soon: 'تستحق دفعة قدرها {amount} في {day}.',
    due_today: 'تستحق دفعة قدرها {amount} اليوم.',
    overdue: 'كانت دفعة قدرها {amount} مستحقة في {day}. إن دفعتما للتو فشكرًا لكما، ولا تلتفتا إلى هذه الرسالة.',
  },
};

const WORDS: Readonly<Record<string, Words>> = { tr: TR, ar: AR };

/** A reminder about a quote, as a mail without its link, in the couple's language. */
export function formatReminder({ names, provider, reminder, language }: Reminded) {
  const { kind, day, cents } = reminder;
  const words = WORDS[language] ?? EN;
  const values: Readonly<Record<string, string>> = {
    names,
    provider,
    day: shownDay(day),
    amount: formatMoney(cents),
  };
  const say = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    subject: say(words.subject[kind]),
    body: `${say(words.greeting)}\n\n${say(words.body[kind])}\n\n${provider}`,
    unsubscribe: words.unsubscribe,
  };
}
