import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu, MenuItem } from '#ui/lazy/Menu.tsx';
import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { leadName } from '../parts/lead-name.ts';
import { findTargets } from '../parts/lead-targets.ts';

type MoveMenuProps = { lead: LeadSummary; onMove: (to: LeadStatus) => void };

/** Moves a card without dragging: by keyboard, and on a phone. */
export function MoveMenu({ lead, onMove }: MoveMenuProps) {
  const { t } = useTranslation(['leads-board', 'lead-parts']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const targets = findTargets(lead);
  if (targets.length === 0) return null;
  return (
    <Place>
      <IconButton
        size="small"
        aria-label={t('moveNamed', { name: leadName(lead) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <ListSubheader role="presentation">{t('moveTo')}</ListSubheader>
          {targets.map((to) => (
            <MenuItem
              key={to}
              onClick={() => {
                setAnchor(null);
                onMove(to);
              }}
            >
              {t(`lead-parts:status.${to}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Place>
  );
}

/** Above the card's link, so that the button can be pressed. */
const Place = styled('div')({ position: 'relative', zIndex: 1, margin: '-6px -6px -6px 0' });
