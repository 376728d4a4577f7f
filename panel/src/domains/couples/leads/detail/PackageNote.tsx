import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './PackageNote.module.css';

/** The specification only says that a limited package lacks these two. */
const LOCKED = ['whatsapp', 'bidding'] as const satisfies readonly Upgrade[];

/** On a limited package: how many requests are left this month, and what a larger package adds. */
export function PackageNote({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-package');
  const offerUpgrade = useUpgrade();
  if (!lead.allowance) return null;
  const { left, perMonth, renewsOn } = lead.allowance;
  return (
    <Note>
      <b>{t('left', { count: left, all: perMonth })}</b>
      <div>{t('renews', { day: showDay(renewsOn) })}</div>
      <Row gap={2} align="stretch" wrap mt={3} className={css.ways}>
        {LOCKED.map((upgrade) => (
          <Button
            key={upgrade}
            size="small"
            aria-haspopup="dialog"
            startIcon={<Lock aria-hidden />}
            onClick={() => offerUpgrade(upgrade, lead.provider.id)}
          >
            {t(upgrade)}
          </Button>
        ))}
      </Row>
    </Note>
  );
}
