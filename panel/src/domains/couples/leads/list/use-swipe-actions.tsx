import type { LeadSummary } from '@bellbird/contract/couples/leads';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Reply from 'lucide-react/icons/reply';
import UserX from 'lucide-react/icons/user-x';
import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import type { SwipeAction } from '#ui/list/types.ts';
import { canRemind, findTargets } from '../parts/lead-targets.ts';

/** What moving a couple aside on a phone offers: answer, remind, reject. A hidden request offers nothing. */
export function useSwipeActions(begin: (lead: LeadSummary, step: 'remind' | 'rejected') => void) {
  const { t } = useTranslation('leads-list');
  const navigate = useNavigate();
  // The same function while nothing changes: with another one every card would render again.
  return useCallback(
    (lead: LeadSummary): readonly SwipeAction[] => {
      if (lead.isWithheld) return [];
      const actions: SwipeAction[] = [
        {
          key: 'answer',
          label: t('swipe.answer'),
          icon: <Reply aria-hidden />,
          tone: 'primary',
          onClick: () => void navigate({ to: pathTo('lead', { id: lead.id }), search: { activeTab: 'messages' } }),
        },
      ];
      if (canRemind(lead))
        actions.push({
          key: 'remind',
          label: t('swipe.remind'),
          icon: <AlarmClock aria-hidden />,
          onClick: () => begin(lead, 'remind'),
        });
      if (findTargets(lead).includes('rejected'))
        actions.push({
          key: 'reject',
          label: t('swipe.reject'),
          icon: <UserX aria-hidden />,
          tone: 'danger',
          onClick: () => begin(lead, 'rejected'),
        });
      return actions;
    },
    [t, navigate, begin],
  );
}
