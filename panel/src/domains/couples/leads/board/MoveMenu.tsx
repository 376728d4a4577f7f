import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuGroupLabel, MenuItem } from '#ui/overlays/Menu.tsx';
import { leadName } from '../parts/lead-name.ts';
import { findTargets } from '../parts/lead-targets.ts';
import css from './MoveMenu.module.css';

/** Moves a card without dragging: by keyboard, and on a phone. */
export function MoveMenu({ lead, onMove }: { lead: LeadSummary; onMove: (to: LeadStatus) => void }) {
  const { t } = useTranslation(['leads-board', 'lead-parts']);
  const nameOf = useConfigNames('lead_status');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const targets = findTargets(lead);
  if (targets.length === 0) return null;
  return (
    <div className={css.place}>
      <IconButton
        size="small"
        aria-label={t('moveNamed', { name: leadName(lead) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        icon={Ellipsis}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuGroupLabel role="presentation">{t('moveTo')}</MenuGroupLabel>
          {targets.map((to) => (
            <MenuItem key={to} onClick={() => onMove(to)} label={nameOf(to)} />
          ))}
        </Menu>
      )}
    </div>
  );
}
