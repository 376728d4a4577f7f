import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { canMove } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import HandCoins from 'lucide-react/icons/hand-coins';
import Pencil from 'lucide-react/icons/pencil';
import PhoneCall from 'lucide-react/icons/phone-call';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import PhoneOff from 'lucide-react/icons/phone-off';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { useLeadStep } from '../steps/use-lead-step.ts';
import type { Neighbours } from '../neighbours/use-neighbours.ts';
import { isOpenStatus } from './open-status.ts';

export type MoreAction = 'offer' | 'remind' | 'not_wedding' | 'spam_reported' | 'edit' | 'delete';

type MoreMenuProps = {
  lead: LeadSummary;
  /** Their account still exists. */
  canOffer: boolean;
  isNarrow: boolean;
  neighbours: Neighbours;
  onChoose: (action: MoreAction) => void;
};

const CALL_ENDS = { called: PhoneCall, unreachable: PhoneMissed, busy: PhoneOff } as const;

/** Further actions for a couple. */
export function MoreMenu({ lead, canOffer, isNarrow, neighbours, onChoose }: MoreMenuProps) {
  const { t } = useTranslation('lead-detail');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { take } = useLeadStep(lead.id);
  const then = (work: () => unknown) => () => {
    setAnchor(null);
    work();
  };
  const item = (action: MoreAction, Icon: LucideIcon) => (
    <MenuItem key={action} onClick={then(() => onChoose(action))}>
      <Icon aria-hidden />
      {t(`more.${action}`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={t('more.label', { name: firstNames(lead.couple.name) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {isNarrow && canOffer && isOpenStatus(lead.status) && item('offer', HandCoins)}
        {Object.entries(CALL_ENDS).map(([type, Icon]) => (
          <MenuItem key={type} onClick={then(() => take({ type: type as keyof typeof CALL_ENDS }))}>
            <Icon aria-hidden />
            {t(`more.${type}`)}
          </MenuItem>
        ))}
        <Divider />
        {isOpenStatus(lead.status) && item('remind', AlarmClock)}
        {item('edit', Pencil)}
        {canMove(lead.status, 'not_wedding') && item('not_wedding', CircleSlash2)}
        {canMove(lead.status, 'spam_reported') && item('spam_reported', Flag)}
        {lead.source === 'manual' && item('delete', Trash2)}
        {isNarrow && neighbours.hasNeighbours && <Divider />}
        {isNarrow && neighbours.hasNeighbours && (
          <MenuItem disabled={!neighbours.can.previous} onClick={then(() => neighbours.go('previous'))}>
            <ArrowUp aria-hidden />
            {t('previous')}
          </MenuItem>
        )}
        {isNarrow && neighbours.hasNeighbours && (
          <MenuItem disabled={!neighbours.can.next} onClick={then(() => neighbours.go('next'))}>
            <ArrowDown aria-hidden />
            {t('next')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
