import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Figure } from '#ui/Figure.tsx';
import { Text } from '#ui/Text.tsx';
import type { Column } from '#ui/list/types.ts';
import { Row } from '#ui/layout/Row.tsx';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { showMinutes } from '../parts/durations.ts';
import { LeadStatusChip } from '../parts/LeadStatusChip.tsx';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { timeUntil, weddingDay } from '../parts/wedding-day.ts';
import css from './lead-columns.module.css';

/** The last column shows how long a couple has been waiting or, in a list about answers, how long they waited. */
type Shown = { isAboutAnswers: boolean; wanted: string | undefined };

export function useLeadColumns({ isAboutAnswers, wanted }: Shown): Column<LeadSummary>[] {
  const { t } = useTranslation('leads-list');
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.couple'),
        render: (lead) => <Couple lead={lead} wanted={wanted} />,
        sortable: true,
        width: '36%',
        skeleton: 'person',
      },
      {
        key: 'wedding',
        header: t('column.wedding'),
        render: (lead) => <Wedding day={lead.couple.organizationDate} />,
        sortable: true,
        skeleton: 'lines',
      },
      {
        key: 'guests',
        header: t('column.guests'),
        render: (lead) => <Figure>{lead.guests ?? '–'}</Figure>,
        align: 'end',
        from: 'lg',
        skeleton: 'figure',
      },
      {
        key: 'budget',
        header: t('column.budget'),
        render: (lead) => <Figure>{lead.budget === null ? '–' : showDollars(lead.budget)}</Figure>,
        align: 'end',
        sortable: true,
        from: 'md',
        skeleton: 'figure',
      },
      { key: 'status', header: t('column.status'), render: (lead) => <Status lead={lead} />, skeleton: 'chip' },
      isAboutAnswers
        ? {
            key: 'answer',
            header: t('column.answer'),
            render: (lead) => <AnswerTime lead={lead} />,
            sortable: true,
            skeleton: 'text',
          }
        : {
            key: 'waiting',
            header: t('column.waiting'),
            render: (lead) => <WaitingClock lead={lead} />,
            sortable: true,
            skeleton: 'text',
          },
    ],
    [t, isAboutAnswers, wanted],
  );
}

function Couple({ lead, wanted }: { lead: LeadSummary; wanted: string | undefined }) {
  const { t } = useTranslation('leads-list');
  return (
    <span className={css.roomy}>
      <LeadPerson lead={lead} wanted={wanted}>
        {t('couple', { provider: lead.provider.name, code: lead.couple.code })}
      </LeadPerson>
    </span>
  );
}

function Wedding({ day }: { day: string | null }) {
  const { t } = useTranslation('leads-list');
  const now = useMinute();
  if (!day)
    return (
      <Text size="inherit" quiet>
        {t('noDate')}
      </Text>
    );
  return (
    <span className={css.lines}>
      {weddingDay(day, pageLocale())}
      <small>{timeUntil(day, now, pageLocale())}</small>
    </span>
  );
}

/** How long the couple waited for the first answer, in working time. */
export function AnswerTime({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  if (lead.answerMinutes === null)
    return (
      <Text size="inherit" quiet>
        {t('noAnswer')}
      </Text>
    );
  return <Figure>{t('answeredIn', { time: showMinutes(lead.answerMinutes, t) })}</Figure>;
}

export function Status({ lead }: { lead: LeadSummary }) {
  return (
    <Row component="span" wrap className={css.badges}>
      <LeadStatusChip lead={lead} />
      <LeadBadges lead={lead} />
    </Row>
  );
}
