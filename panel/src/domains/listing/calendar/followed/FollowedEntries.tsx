import type { FollowedDay } from '@bellbird/contract/listing/calendar';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { isBlocking, toEntryName } from './followed-days.ts';
import css from './FollowedEntries.module.css';

type FollowedEntriesProps = {
  entries: readonly FollowedDay[];
  isPast: boolean;
  onRelease: (entry: FollowedDay, isReleased: boolean) => void;
};

/** What followed calendars have on a day. A day that they block can be sold all the same. */
export function FollowedEntries({ entries, isPast, onRelease }: FollowedEntriesProps) {
  const { t } = useTranslation('calendar');
  return entries.map((entry) => {
    const effect = entry.effect === 'warn' ? 'warns' : entry.isReleased ? 'released' : 'blocks';
    return (
      <CardBody key={entry.calendarId}>
        <Row gap={2} justify="between" align="start">
          <h3 className={css.title}>{toEntryName(entry, t)}</h3>
          {isBlocking(entry) && <StatusChip tone="grey">{t('followed.busy')}</StatusChip>}
        </Row>
        <Quiet component="div">{t('followed.from', { calendar: entry.calendar })}</Quiet>
        {!isPast && <Quiet component="div">{t(`followed.${effect}`)}</Quiet>}
        {!isPast && entry.effect === 'block' && (
          <Row mt={2}>
            <Button size="small" onClick={() => onRelease(entry, !entry.isReleased)}>
              {t(entry.isReleased ? 'followed.block' : 'followed.release')}
            </Button>
          </Row>
        )}
      </CardBody>
    );
  });
}
