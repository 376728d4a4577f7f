import type { FollowedCalendar } from '@bellbird/contract/listing/calendar';
import { showInstant } from '#platform/formats/instants.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useFollowedActions } from './use-followed-actions.ts';
import css from './FollowedCalendarItem.module.css';

type FollowedCalendarItemProps = {
  provider: { id: number; timeZone: string };
  calendar: FollowedCalendar;
  onEdit: () => void;
};

/** One followed calendar: what it does, when it was read, what went wrong. */
export function FollowedCalendarItem({ provider, calendar, onEdit }: FollowedCalendarItemProps) {
  const { t } = useTranslation('followed-calendars');
  const { isBusy, read, stop } = useFollowedActions(provider.id);
  const { name, host, effect, problem, readAt, nextReadAt, isPartial, busyDays } = calendar;
  const when = (instant: string) => showInstant(instant, provider.timeZone);
  return (
    <Stack gap={2} component="section" aria-label={name} className={css.item}>
      <Row gap={2} justify="between" align="start">
        <div className={css.words}>
          <h3>{name}</h3>
          <Quiet component="div">
            <bdi>{host}</bdi>
          </Quiet>
        </div>
        <StatusChip plain tone={effect === 'block' ? 'info' : 'grey'}>
          {t(`effects.${effect}`)}
        </StatusChip>
      </Row>
      {problem ? (
        <Note tone="warning">
          {[
            t(`problems.${problem}`),
            ...(readAt ? [t('lastRead', { when: when(readAt) })] : []),
            t('nextRead', { when: when(nextReadAt) }),
          ].join(' ')}
        </Note>
      ) : (
        <Text component="div" size="small">
          {readAt ? t('read', { when: when(readAt), count: busyDays }) : t('waiting')}
        </Text>
      )}
      {!problem && isPartial && <Note tone="warning">{t('partial')}</Note>}
      <Row gap={1} wrap>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('readNowOf', { name })}
          onClick={() => void read(calendar)}
        >
          {t('readNow')}
        </Button>
        <Button size="small" variant="text" aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={isBusy}
          aria-label={t('stopOf', { name })}
          onClick={() => void stop(calendar)}
        >
          {t('stop')}
        </Button>
      </Row>
    </Stack>
  );
}
