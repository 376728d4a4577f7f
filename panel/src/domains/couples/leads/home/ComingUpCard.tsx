import type { Reminder } from '@bellbird/contract/couples/leads';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { firstNames } from '#platform/formats/couple-names.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { shortMoment } from '../parts/wedding-day.ts';
import { endReminder } from '../steps/lead-steps.queries.ts';
import { homeOptions } from './home.queries.ts';

type OpenReminder = z.output<typeof Reminder>;

/** The user's reminders, the next first; each can be ticked off. */
export function ComingUpCard({ now }: { now: Date }) {
  const { t } = useTranslation('leads-home');
  const home = useQuery(homeOptions(now));
  return (
    <Card aria-labelledby="home-coming-up">
      <CardHeader id="home-coming-up" title={t('coming.title')} />
      {home.isError ? (
        <ErrorState onRetry={() => void home.refetch()} />
      ) : (
        <CardBody>
          {home.isPending ? (
            <Skeleton variant="rounded" height={40} />
          ) : home.data.reminders.length === 0 ? (
            <Quiet>{t('coming.none')}</Quiet>
          ) : (
            <List>
              {home.data.reminders.map((reminder) => (
                <Entry key={reminder.id} reminder={reminder} />
              ))}
            </List>
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
    <Item>
      <Sheet aria-hidden>
        <b>{part({ day: 'numeric' })}</b>
        {part({ month: 'short' })}
      </Sheet>
      <Words>
        <Link to={pathTo('lead', { id: reminder.leadId })}>{t('coming.call', { name })}</Link>
        <small data-due={reminder.isDue || undefined}>
          {[shortMoment(reminder.dueAt, zone, now, pageLocale()), reminder.text].filter(Boolean).join(' · ')}
        </small>
      </Words>
      <Checkbox aria-label={t('coming.done', { name })} checked={false} onChange={() => void finish(reminder)} />
    </Item>
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

const List = styled('ul')({ display: 'grid', gap: 16 });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
});
const Sheet = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  justifyItems: 'center',
  padding: '2px 0',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.ground.sunken,
  color: theme.vars.palette.text.secondary,
  '& b': { ...theme.typography.subtitle2, color: theme.vars.palette.text.primary },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& a': { color: 'inherit', fontWeight: 500, textDecoration: 'none', overflowWrap: 'anywhere' },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& small[data-due]': { color: theme.vars.palette.waratah.ink },
}));
const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
