import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { WaitingLines } from '#platform/outbox/WaitingLines.tsx';
import { leadPlace } from '#platform/outbox/outbox-state.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Note } from '#ui/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { refetchLead } from '../steps/lead-cache.ts';
import { endReminder } from '../steps/lead-steps.queries.ts';
import { fullMoment } from './moments.ts';
import { AppointmentBanner } from './AppointmentBanner.tsx';
import { BannerActions } from './BannerActions.tsx';
import { DealBanner } from './DealBanner.tsx';
import css from './LeadBanners.module.css';

const STEPS = ['step', 'reminder'] as const;

/** What needs a decision, at the top of the page. */
export function LeadBanners({ lead }: { lead: LeadDetail }) {
  return (
    <Stack gap={2} className={css.stack}>
      <Cancelled lead={lead} />
      <Phone lead={lead} />
      <SpamReport lead={lead} />
      <DealBanner lead={lead} />
      <AppointmentBanner lead={lead} />
      <Reminders lead={lead} />
      <WaitingLines place={leadPlace(lead.id)} kinds={STEPS} />
    </Stack>
  );
}

function Cancelled({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  return lead.isCancelled ? (
    <Note slim tone="warning">
      {t('banner.cancelled')}
    </Note>
  ) : null;
}

/** Why there is no call button: the account is gone, or the provider has no quick number. */
function Phone({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const isNarrow = useMediaQuery('(width < 1000px)');
  if (lead.channels.email === 'account_deleted')
    return (
      <Note slim tone="warning">
        {t('banner.accountDeleted')}
      </Note>
    );
  if (lead.quickContactNumber !== null) return null;
  return <Note slim>{t(isNarrow ? 'banner.noQuickNumberShort' : 'banner.noQuickNumber')}</Note>;
}

/** What the team says about a report of spam. */
function SpamReport({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  if (!lead.spamReport) return null;
  return <Note tone={lead.spamReport === 'confirmed' ? 'success' : 'info'}>{t(`banner.spam.${lead.spamReport}`)}</Note>;
}

function Reminders({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const now = useMinute();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const end = async (id: number) => {
    await attempt(() => endReminder(lead.id, id), t('banner.reminderDone'));
    await refetchLead(queries, lead.id);
  };
  return lead.reminders.map(({ id, dueAt, text }) => {
    // Due in the minute it is set for.
    const isDue = Date.parse(dueAt) - now.getTime() < 60_000;
    return (
      <Note
        key={id}
        tone={isDue ? 'warning' : 'info'}
        slim
        action={
          <BannerActions
            main={{
              label: t(isDue ? 'banner.reminderEnd' : 'banner.reminderRemove'),
              ...(!isDue && { short: t('banner.delete') }),
              onClick: () => void end(id),
            }}
          />
        }
      >
        <b>
          {t(isDue ? 'banner.reminderDue' : 'banner.reminder', {
            when: fullMoment(dueAt, lead.provider.timeZone, now),
          })}
        </b>
        {text && <span className={css.line}>{text}</span>}
      </Note>
    );
  });
}
