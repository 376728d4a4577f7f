import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Note } from '#ui/Note.tsx';

/** The specification only says that a limited package lacks these two. */
const LOCKED = ['whatsapp', 'bidding'] as const satisfies readonly Upgrade[];

/** On a limited package: how many requests are left this month, and what a larger package adds. */
export function PackageNote({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const offerUpgrade = useUpgrade();
  if (!lead.allowance) return null;
  const { left, perMonth, renewsOn } = lead.allowance;
  return (
    <Note>
      <b>{t('package.left', { count: left, all: perMonth })}</b>
      <Line>{t('package.renews', { day: showDay(renewsOn) })}</Line>
      <Ways>
        {LOCKED.map((upgrade) => (
          <Button
            key={upgrade}
            size="small"
            aria-haspopup="dialog"
            startIcon={<Lock aria-hidden />}
            onClick={() => offerUpgrade(upgrade, lead.provider.id)}
          >
            {t(`package.${upgrade}`)}
          </Button>
        ))}
      </Ways>
    </Note>
  );
}

const Line = styled('span')({ display: 'block' });
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '& svg.lucide.lucide': { margin: 0 },
});
