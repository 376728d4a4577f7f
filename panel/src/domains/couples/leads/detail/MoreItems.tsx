import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { canMove } from '@bellbird/contract/couples/leads/lead-status.ts';
import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import Flag from 'lucide-react/icons/flag';
import HandCoins from 'lucide-react/icons/hand-coins';
import Pencil from 'lucide-react/icons/pencil';
import PhoneCall from 'lucide-react/icons/phone-call';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import PhoneOff from 'lucide-react/icons/phone-off';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { Divider, MenuItem } from '#ui/overlays/Menu.tsx';
import { useLeadStep } from '../steps/use-lead-step.ts';
import type { Neighbours } from '../neighbours/use-neighbours.ts';
import { isOpenStatus } from '../parts/open-status.ts';
import { useDeleteLead } from './use-delete-lead.ts';

export type MoreAction = 'offer' | 'remind' | 'not_wedding' | 'spam_reported' | 'edit';

export type MoreItemsProps = {
  lead: LeadSummary;
  /** Their account still exists. */
  canOffer: boolean;
  isNarrow: boolean;
  neighbours: Neighbours;
  onChoose: (action: MoreAction) => void;
};

const CALL_ENDS = { called: PhoneCall, unreachable: PhoneMissed, busy: PhoneOff } as const;

/** The items of a couple's menu; loaded when it opens. */
export function MoreItems({ lead, canOffer, isNarrow, neighbours, onChoose }: MoreItemsProps) {
  const { t } = useTranslation(['lead-menu', 'lead-detail']);
  const { take } = useLeadStep(lead.id);
  const remove = useDeleteLead(lead.id);
  const line = (name: MoreAction | 'delete', Icon: LucideIcon, work: () => unknown) => (
    <MenuItem
      key={name}
      onClick={work}
      icon={Icon}
      label={name === 'offer' ? t('lead-detail:more.offer') : t(`item.${name}`)}
    />
  );
  const item = (action: MoreAction, Icon: LucideIcon) => line(action, Icon, () => onChoose(action));
  return (
    <>
      {isNarrow && canOffer && isOpenStatus(lead.status) && item('offer', HandCoins)}
      {Object.entries(CALL_ENDS).map(([type, Icon]) => (
        <MenuItem
          key={type}
          onClick={() => take({ type: type as keyof typeof CALL_ENDS })}
          icon={Icon}
          label={t(`item.${type}`)}
        />
      ))}
      <Divider />
      {isOpenStatus(lead.status) && item('remind', AlarmClock)}
      {item('edit', Pencil)}
      {canMove(lead.status, 'not_wedding') && item('not_wedding', CircleSlash2)}
      {canMove(lead.status, 'spam_reported') && item('spam_reported', Flag)}
      {lead.source === 'manual' && line('delete', Trash2, () => remove(lead))}
      {isNarrow && neighbours.hasNeighbours && <Divider />}
      {isNarrow && neighbours.hasNeighbours && (
        <MenuItem
          disabled={!neighbours.can.previous}
          onClick={() => neighbours.go('previous')}
          icon={ArrowUp}
          label={t('lead-detail:previous')}
        />
      )}
      {isNarrow && neighbours.hasNeighbours && (
        <MenuItem
          disabled={!neighbours.can.next}
          onClick={() => neighbours.go('next')}
          icon={ArrowDown}
          label={t('lead-detail:next')}
        />
      )}
    </>
  );
}
