import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList, useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { PlainButton } from '#ui/PlainButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Menu, MenuGroupLabel, MenuItem } from '#ui/overlays/Menu.tsx';
import { STATUS_TONE } from '../parts/status-tones.ts';
import { useLeadStep } from '../steps/use-lead-step.ts';
import css from './StatusMenu.module.css';

type StatusMenuProps = {
  lead: LeadSummary;
  /** Shows what is being waited for instead of ‘In contact’, not beside it. */
  isShort?: boolean;
  onMove: (to: LeadStatus) => void;
};

/** The couple's status; opens the steps that may follow and, while in contact, what is being waited for. */
export function StatusMenu({ lead, isShort = false, onMove }: StatusMenuProps) {
  const { t } = useTranslation(['lead-detail', 'lead-parts']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameOf = useConfigNames('lead_status');
  const states = useConfigList('lead_process_state');
  const { take } = useLeadStep(lead.id);
  const isInContact = lead.status === 'negotiating';
  const next = choosableStatuses(lead.status);
  const state = isInContact && states.data?.find(({ itemId }) => itemId === lead.processState)?.value;
  const words = [nameOf(lead.status), state].filter(Boolean).join(' · ');
  const tone = lead.isWedding ? STATUS_TONE[lead.status] : 'grey';
  const tick = lead.status === 'deal_approved' && { icon: <Check aria-hidden /> };
  if (next.length === 0)
    return (
      <StatusChip tone={tone} {...tick}>
        {words}
      </StatusChip>
    );

  return (
    <>
      <PlainButton
        className={css.press}
        aria-haspopup="menu"
        aria-label={t('status.change', { status: words })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <StatusChip tone={tone}>
          <Row component="span" inline gap={1.5} className={css.words}>
            <Text component="span" size="inherit" line="cut">
              {(isShort && state) || words}
            </Text>
            <ChevronDown aria-hidden />
          </Row>
        </StatusChip>
      </PlainButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {isInContact && <MenuGroupLabel>{t('status.waitingFor')}</MenuGroupLabel>}
        {isInContact &&
          states.data
            ?.filter(({ status }) => status === 'active')
            .map(({ itemId, value }) => (
              <MenuItem
                key={itemId}
                selected={itemId === lead.processState}
                onClick={() =>
                  take({
                    type: 'change_status',
                    status: 'negotiating',
                    processStateId: itemId === lead.processState ? null : itemId,
                  })
                }
                label={value}
              />
            ))}
        <MenuGroupLabel>{t('status.moveTo')}</MenuGroupLabel>
        {next.map((to) => (
          <MenuItem key={to} onClick={() => onMove(to)}>
            <StatusChip tone={STATUS_TONE[to]}>{nameOf(to)}</StatusChip>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
