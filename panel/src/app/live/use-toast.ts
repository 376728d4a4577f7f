import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { useNavigate } from '#platform/routing/routing.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { useCurrentRoute } from '../current-route.ts';
import { toToast } from './to-toast.ts';

/** The tab that shows it claims the event first, so that no other tab shows a toast for it. */
const LET_OPEN_PAGE_CLAIM_MS = 150;

/**
 * Shows a toast for what is new: once across all tabs, in one that can be seen, and never about the page that is open.
 */
export function useToast() {
  const notices = useNotices();
  const navigate = useNavigate();
  const { name, params } = useCurrentRoute();
  const openLead = name === 'lead' ? Number(params['id']) : undefined;

  return async (event: LiveEvent, claim: () => Promise<boolean>): Promise<void> => {
    const toast = toToast(event);
    if (!toast) return;
    const isOpen = toast.leadId === undefined ? name === 'unmatched' : toast.leadId === openLead;
    if (isOpen) {
      await claim();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LET_OPEN_PAGE_CLAIM_MS));
    // Without a connection another tab may show it.
    const loaded = await import('./show-news.tsx').catch(() => undefined);
    await loaded?.showNews(toast, { notices, claim, onFollow: () => void navigate({ href: toast.to }) });
  };
}
