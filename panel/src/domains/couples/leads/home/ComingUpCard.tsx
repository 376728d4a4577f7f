import type { Reminder } from '@bellbird/contract/couples/leads';
import type { Home } from '@bellbird/contract/insight/home';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useUser } from '#platform/session/use-session.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { shortMoment, weddingDay } from '../parts/wedding-day.ts';
import { endReminder } from '../steps/lead-steps.queries.ts';
import { homeOptions } from './home.queries.ts';
import css from './ComingUpCard.module.css';

type OpenReminder = z.output<typeof Reminder>;

/** A line of the card; what is due first comes first. */
type Entry = {
  key: string;
  /** An instant, or the day of a wedding. */
  at: string;
  zone: string;
  leadId: number;
  title: string;
  about: (string | false)[];
  /** Can be ticked off. */
  reminder?: OpenReminder;
};

/** More is on the to-do list, in the calendar and among the weddings. */
const SHOWN = 6;

/** The user’s reminders, visits that were agreed on, and the weddings of the next two weeks. */
export function ComingUpCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  const entries = useEntries(home.data);
  return (
    <Card title={t('coming.title')} titleId="home-coming-up">
      {home.isLoadingError ? (
        <ErrorState onRetry={() => void home.refetch()} />
      ) : (
        <CardBody>
          {home.isPending ? (
            <Skeleton variant="rounded" height={40} />
          ) : entries.length === 0 ? (
            <Quiet>{t('coming.none')}</Quiet>
          ) : (
            <Stack component="ul" gap={4}>
              {entries.map(({ key, ...entry }) => (
                <Line key={key} {...entry} />
              ))}
            </Stack>
          )}
        </CardBody>
      )}
    </Card>
  );
}

function useEntries(home: Home | undefined): Entry[] {
  const { t } = useTranslation(['leads-home', 'lead-parts']);
  const now = useMinute();
  const own = useUser()?.providers[0]?.timeZone ?? 'Australia/Sydney';
  if (!home) return [];
  const moment = (at: string, zone: string) => shortMoment(at, zone, now, pageLocale());
  const entries: Entry[] = [
    ...home.reminders.map((reminder) => ({
      key: `reminder-${reminder.id}`,
      at: reminder.dueAt,
      zone: own,
      leadId: reminder.leadId,
      title: t('coming.call', { name: firstNames(reminder.coupleName) }),
      about: [moment(reminder.dueAt, own), reminder.text],
      reminder,
    })),
    ...home.appointments.map(({ leadId, coupleName, at, providerName, timeZone }) => ({
      key: `visit-${leadId}`,
      at,
      zone: timeZone,
      leadId,
      title: t('coming.visit', { name: firstNames(coupleName) }),
      about: [moment(at, timeZone), providerName],
    })),
    ...home.weddings.map(({ leadId, coupleName, day, guests, providerName }) => ({
      key: `wedding-${leadId}`,
      at: day,
      zone: 'UTC',
      leadId,
      title: t('coming.wedding', { name: firstNames(coupleName) }),
      about: [
        weddingDay(day, pageLocale()),
        guests !== null && t('lead-parts:guests', { count: guests }),
        providerName,
      ],
    })),
  ];
  return entries.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, SHOWN);
}

function Line({ at, zone, leadId, title, about, reminder }: Omit<Entry, 'key'>) {
  const { t } = useTranslation('leads-home');
  const finish = useFinish();
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: zone }).format(new Date(at));
  return (
    <li className={css.item}>
      <Text size="caption" quiet className={css.sheet} aria-hidden>
        <b>{part({ day: 'numeric' })}</b>
        {part({ month: 'short' })}
      </Text>
      <Stack className={css.words}>
        <Link to={pathTo('lead', { id: leadId })}>{title}</Link>
        <small data-due={reminder?.isDue || undefined}>{about.filter(Boolean).join(' · ')}</small>
      </Stack>
      {reminder && (
        <Checkbox
          aria-label={t('coming.done', { name: firstNames(reminder.coupleName) })}
          checked={false}
          onChange={() => void finish(reminder)}
        />
      )}
    </li>
  );
}

function useFinish() {
  const { t } = useTranslation('leads-home');
  const attempt = useAttempt();
  const queries = useQueryClient();
  return async ({ leadId, id }: OpenReminder) => {
    if (!(await attempt(() => endReminder(leadId, id), t('coming.finished')))) return;
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['leads'] }),
      queries.invalidateQueries({ queryKey: ['lead', leadId] }),
    ]);
  };
}
