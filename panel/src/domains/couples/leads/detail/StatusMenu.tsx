import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';
import ButtonBase from '@mui/material/ButtonBase';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu, MenuItem } from '#ui/lazy/Menu.tsx';
import { styled } from '@mui/material/styles';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { STATUS_TONE } from '../parts/status-tones.ts';
import { useLeadStep } from '../steps/use-lead-step.ts';

type StatusMenuProps = { lead: LeadSummary; onMove: (to: LeadStatus) => void };

/** The couple's status; opens the steps that may follow and, while in contact, what is being waited for. */
export function StatusMenu({ lead, onMove }: StatusMenuProps) {
  const { t } = useTranslation(['lead-detail', 'lead-parts']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const states = useConfigList('lead_process_state');
  const { take } = useLeadStep(lead.id);
  const isInContact = lead.status === 'negotiating';
  const next = choosableStatuses(lead.status);
  const state = isInContact && states.data?.find(({ itemId }) => itemId === lead.processState)?.value;
  const words = [t(`lead-parts:status.${lead.status}`), state].filter(Boolean).join(' · ');
  const tone = lead.isWedding ? STATUS_TONE[lead.status] : 'grey';
  const tick = lead.status === 'deal_approved' && { icon: <Check aria-hidden /> };
  if (next.length === 0)
    return (
      <StatusChip tone={tone} {...tick}>
        {words}
      </StatusChip>
    );

  const choose = (work: () => unknown) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <Press
        aria-haspopup="menu"
        aria-label={t('status.change', { status: words })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <StatusChip tone={tone}>
          <Words>
            {words}
            <ChevronDown aria-hidden />
          </Words>
        </StatusChip>
      </Press>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {isInContact && <Head>{t('status.waitingFor')}</Head>}
        {isInContact &&
          states.data?.map(({ itemId, value }) => (
            <MenuItem
              key={itemId}
              selected={itemId === lead.processState}
              onClick={choose(() =>
                take({
                  type: 'change_status',
                  status: 'negotiating',
                  processStateId: itemId === lead.processState ? null : itemId,
                }),
              )}
            >
              {value}
            </MenuItem>
          ))}
        <Head>{t('status.moveTo')}</Head>
        {next.map((to) => (
          <MenuItem key={to} onClick={choose(() => onMove(to))}>
            <StatusChip tone={STATUS_TONE[to]}>{t(`lead-parts:status.${to}`)}</StatusChip>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Press = styled(ButtonBase)({ borderRadius: 12, maxWidth: '100%' });
const Words = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });
const Head = styled(ListSubheader)(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 20px 4px',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
}));
