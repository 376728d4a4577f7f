import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import BellRing from 'lucide-react/icons/bell-ring';
import Heart from 'lucide-react/icons/heart';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTranslation } from '#texts/use-translation.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { type News, useNotices } from '#ui/notices/notices.ts';
import { useCurrentRoute } from '../current-route.ts';
import { type Toast, toToast } from './to-toast.ts';
import { untilPainted } from './until-painted.ts';

const LOOKS = {
  lead: { icon: <Heart />, tone: 'primary' },
  message: { icon: <MessageSquareText />, tone: 'info' },
  reminder: { icon: <BellRing />, tone: 'warning' },
} as const satisfies Record<Toast['kind'], Pick<News, 'icon' | 'tone'>>;

/** The tab that shows the couple claims the event first, so that no other tab shows a toast for it. */
const LET_OPEN_PAGE_CLAIM_MS = 150;

/**
 * Shows a toast for what is new: once across all tabs, in one that can be seen, and never about the couple whose page is
 * open.
 */
export function useToast() {
  const { t } = useTranslation('live');
  const notices = useNotices();
  const navigate = useNavigate();
  const { name, params } = useCurrentRoute();
  const openLead = name === 'lead' ? Number(params['id']) : undefined;

  return async (event: LiveEvent, claim: () => Promise<boolean>): Promise<void> => {
    const toast = toToast(event);
    if (!toast) return;
    if (toast.leadId === openLead) {
      await claim();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LET_OPEN_PAGE_CLAIM_MS));
    if (!(await notices.prepare())) return;
    await untilPainted();
    if (!(await claim())) return;
    const { title, text, to } = toast;
    notices.news({
      ...LOOKS[toast.kind],
      title: t(title.key, { couple: title.couple }),
      text: 'words' in text ? text.words : t(text.key, { date: text.date ?? '' }),
      href: to,
      onFollow: () => void navigate({ href: to }),
    });
  };
}
