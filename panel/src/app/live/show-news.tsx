import BellRing from 'lucide-react/icons/bell-ring';
import Calendar from 'lucide-react/icons/calendar';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import X from 'lucide-react/icons/x';
import { loadTranslation } from '#texts/use-translation.ts';
import type { News, Notices } from '#ui/notices/notices.ts';
import type { Toast } from './to-toast.ts';
import { untilPainted } from './until-painted.ts';

const LOOKS = {
  lead: { icon: <Heart />, tone: 'primary' },
  message: { icon: <MessageSquareText />, tone: 'info' },
  missed_call: { icon: <PhoneMissed />, tone: 'warning' },
  message_failed: { icon: <MessageSquareText />, tone: 'warning' },
  quote_accepted: { icon: <Handshake />, tone: 'primary' },
  quote_news: { icon: <MessageSquareText />, tone: 'info' },
  quote_day_taken: { icon: <Calendar />, tone: 'warning' },
  appointment: { icon: <Calendar />, tone: 'primary' },
  booking: { icon: <Handshake />, tone: 'primary' },
  confirmed: { icon: <Handshake />, tone: 'primary' },
  cancelled: { icon: <X />, tone: 'warning' },
  unmatched_message: { icon: <MessageSquareText />, tone: 'warning' },
  reminder: { icon: <BellRing />, tone: 'warning' },
} as const satisfies Record<Toast['kind'], Pick<News, 'icon' | 'tone'>>;

type Shown = { notices: Notices; claim: () => Promise<boolean>; onFollow: () => void };

/** Says what is new, unless another tab has said it. Loaded with the first event that somebody should see. */
export async function showNews({ kind, title, text, to }: Toast, { notices, claim, onFollow }: Shown): Promise<void> {
  // Without a connection another tab may show it.
  const t = await loadTranslation('live').catch(() => undefined);
  if (!t || !(await notices.prepare())) return;
  await untilPainted();
  if (!(await claim())) return;
  notices.news({
    ...LOOKS[kind],
    title: t(title.key, { couple: title.couple ?? '' }),
    text: 'words' in text ? text.words : t(text.key, { date: text.date ?? '' }),
    href: to,
    onFollow,
  });
}
