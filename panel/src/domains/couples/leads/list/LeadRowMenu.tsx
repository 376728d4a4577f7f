import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Reply from 'lucide-react/icons/reply';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { canRemind, findTargets } from '../parts/lead-targets.ts';
import { leadName } from '../parts/lead-name.ts';
import { useLeadSteps } from './use-lead-steps.ts';

type LeadRowMenuProps = { lead: LeadSummary; onMove: (lead: LeadSummary, to: LeadStatus | 'remind') => void };

/** What can be done with a couple without opening their page. */
export function LeadRowMenu({ lead, onMove }: LeadRowMenuProps) {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  const nameOf = useConfigNames('lead_status');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const steps = useLeadSteps();
  const then = (work: () => unknown) => () => {
    setAnchor(null);
    work();
  };
  const targets = findTargets(lead);
  const isUnread = !lead.isRead || lead.unreadMessageCount > 0;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('row.more', { name: leadName(lead) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {/* There may be a hundred rows: each menu is created when it is opened. */}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {/* The page of a hidden request explains what is missing. */}
          {!lead.isWithheld && (
            <MenuItem
              onClick={then(() => navigate({ to: pathTo('lead', { id: lead.id }), search: { activeTab: 'messages' } }))}
            >
              <Reply aria-hidden />
              {t('row.reply')}
            </MenuItem>
          )}
          {canRemind(lead) && (
            <MenuItem onClick={then(() => onMove(lead, 'remind'))}>
              <AlarmClock aria-hidden />
              {t('row.remind')}
            </MenuItem>
          )}
          <MenuItem onClick={then(() => (isUnread ? steps.markRead([lead]) : steps.markUnread([lead])))}>
            {isUnread ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            {isUnread ? t('bulk.markRead') : t('bulk.markUnread')}
          </MenuItem>
          {targets.length > 0 && <Divider />}
          {targets.map((to) => (
            <MenuItem key={to} onClick={then(() => onMove(lead, to))}>
              <ArrowRight aria-hidden />
              {nameOf(to)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
