import type { Wedding } from '@bellbird/contract/couples/leads';
import { useTranslation } from '#texts/use-translation.ts';
import { showInstant } from '#platform/formats/instants.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';

/** What is due for a wedding. */
export function WeddingDuties({ wedding }: { wedding: Wedding }) {
  const { t } = useTranslation('weddings');
  const { due, reminderAt, provider } = wedding;
  if (wedding.isCancelled) return <StatusChip tone="reject">{t('cancelled')}</StatusChip>;
  if (due.length === 0) return <Quiet>{t('nothingDue')}</Quiet>;
  const when = reminderAt ? showInstant(reminderAt, provider.timeZone) : '';
  return (
    <Row component="span" gap={1} wrap>
      {due.map((duty) => (
        <StatusChip key={duty} tone="pending">
          {t(`due.${duty}`, { when })}
        </StatusChip>
      ))}
    </Row>
  );
}
