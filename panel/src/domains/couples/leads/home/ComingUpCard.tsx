import type { Reminder } from '@bellbird/contract/couples/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { shortMoment } from '../parts/wedding-day.ts';
import { endReminder } from '../steps/lead-steps.queries.ts';
import { homeOptions } from './home.queries.ts';
import css from './ComingUpCard.module.css';

type OpenReminder = z.output<typeof Reminder>;

/** The user's reminders, the next first; each can be ticked off. */
export function ComingUpCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  return (
    <Card aria-labelledby="home-coming-up">
      <CardHeader id="home-coming-up" title={t('coming.title')} />
      {home.isLoadingError ? (
        <ErrorState onRetry={() => void home.refetch()} />
      ) : (
        <CardBody>
          {home.isPending ? (
            <Skeleton variant="rounded" height={40} />
          ) : home.data.reminders.length === 0 ? (
            <Text size="small" quiet>
              {t('coming.none')}
            </Text>
          ) : (
            <Stack component="ul" gap={4}>
              {home.data.reminders.map((reminder) => (
                <Entry key={reminder.id} reminder={reminder} />
              ))}
            </Stack>
          )}
        </CardBody>
      )}
    </Card>
  );
}

function Entry({ reminder }: { reminder: OpenReminder }) {
  const { t } = useTranslation('leads-home');
  const zone = useUser()?.providers[0]?.timeZone ?? 'Australia/Sydney';
  const now = useMinute();
  const finish = useFinish();
  const name = firstNames(reminder.coupleName);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone: zone }).format(new Date(reminder.dueAt));
  return (
    <li className={css.item}>
      <Text size="caption" quiet className={css.sheet} aria-hidden>
        <b>{part({ day: 'numeric' })}</b>
        {part({ month: 'short' })}
      </Text>
      <Stack className={css.words}>
        <Link to={pathTo('lead', { id: reminder.leadId })}>{t('coming.call', { name })}</Link>
        <small data-due={reminder.isDue || undefined}>
          {[shortMoment(reminder.dueAt, zone, now, pageLocale()), reminder.text].filter(Boolean).join(' · ')}
        </small>
      </Stack>
      <Checkbox aria-label={t('coming.done', { name })} checked={false} onChange={() => void finish(reminder)} />
    </li>
  );
}

function useFinish() {
  const { t } = useTranslation('leads-home');
  const attempt = useAttempt();
  const notices = useNotices();
  const queries = useQueryClient();
  return (reminder: OpenReminder) =>
    attempt(async () => {
      await endReminder(reminder.leadId, reminder.id);
      notices.success(t('coming.finished'));
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['leads'] }),
        queries.invalidateQueries({ queryKey: ['lead', reminder.leadId] }),
      ]);
    });
}
