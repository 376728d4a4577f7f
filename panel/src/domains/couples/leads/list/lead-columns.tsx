import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import type { Column } from '#ui/list/types.ts';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { showMinutes } from '../parts/durations.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { LeadStatusChip } from '../parts/LeadStatusChip.tsx';
import { useMinute } from '#platform/time/use-minute.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { timeUntil, weddingDay } from '../parts/wedding-day.ts';

/** The last column shows how long a couple has been waiting or, in a list about answers, how long they waited. */
export function useLeadColumns({ isAboutAnswers }: { isAboutAnswers: boolean }): Column<LeadSummary>[] {
  const { t } = useTranslation('leads-list');
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.couple'),
        render: (lead) => <Couple lead={lead} />,
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
    [t, isAboutAnswers],
  );
}

function Couple({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation('leads-list');
  return (
    <Roomy>
      <LeadPerson lead={lead}>{t('couple', { provider: lead.provider.name, code: lead.couple.code })}</LeadPerson>
    </Roomy>
  );
}

function Wedding({ day }: { day: string | null }) {
  const { t } = useTranslation('leads-list');
  const now = useMinute();
  if (!day) return <Quiet>{t('noDate')}</Quiet>;
  return (
    <Lines>
      {weddingDay(day, pageLocale())}
      <small>{timeUntil(day, now, pageLocale())}</small>
    </Lines>
  );
}

/** How long the couple waited for the first answer, in working time. */
export function AnswerTime({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  if (lead.answerMinutes === null) return <Quiet>{t('noAnswer')}</Quiet>;
  return <Figure>{t('answeredIn', { time: showMinutes(lead.answerMinutes, t) })}</Figure>;
}

export function Status({ lead }: { lead: LeadSummary }) {
  return (
    <Badges>
      <LeadStatusChip lead={lead} />
      <LeadBadges lead={lead} />
    </Badges>
  );
}

/** Names shrink first: the cell takes its share of the table, however long they are. */
const Roomy = styled('span')(({ theme }) => ({
  display: 'block',
  minWidth: 200,
  contain: 'inline-size',
  [theme.breakpoints.down('md')]: { minWidth: 148 },
}));
const Figure = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...theme.typography.body2, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));
/** Space for the chip and one badge; a second one goes below. */
const Badges = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  [theme.breakpoints.up('lg')]: { 'td &': { minWidth: 216 } },
}));
