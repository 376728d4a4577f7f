import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Reply from 'lucide-react/icons/reply';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Divider, MenuItem } from '#ui/overlays/Menu.tsx';
import { canRemind, findTargets } from '../parts/lead-targets.ts';
import type { LeadRowMenuProps } from './LeadRowMenu.tsx';
import { useLeadSteps } from './use-lead-steps.ts';

/** The items of a row's menu; loaded when one opens. */
export function LeadRowItems({ lead, onMove }: LeadRowMenuProps) {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  const nameOf = useConfigNames('lead_status');
  const navigate = useNavigate();
  const steps = useLeadSteps();
  const targets = findTargets(lead);
  const isUnread = !lead.isRead || lead.unreadMessageCount > 0;
  return (
    <>
      {/* The page of a hidden request explains what is missing. */}
      {!lead.isWithheld && (
        <MenuItem
          onClick={() => navigate({ to: pathTo('lead', { id: lead.id }), search: { activeTab: 'messages' } })}
          icon={Reply}
          label={t('row.reply')}
        />
      )}
      {canRemind(lead) && <MenuItem onClick={() => onMove(lead, 'remind')} icon={AlarmClock} label={t('row.remind')} />}
      <MenuItem
        onClick={() => (isUnread ? steps.markRead([lead]) : steps.markUnread([lead]))}
        icon={isUnread ? Eye : EyeOff}
        label={isUnread ? t('bulk.markRead') : t('bulk.markUnread')}
      />
      {targets.length > 0 && <Divider />}
      {targets.map((to) => (
        <MenuItem key={to} onClick={() => onMove(lead, to)} icon={ArrowRight} label={nameOf(to)} />
      ))}
    </>
  );
}
