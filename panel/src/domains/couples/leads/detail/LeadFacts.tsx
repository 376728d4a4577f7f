import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Card } from '#ui/Card.tsx';
import { useMinute } from '#platform/time/use-minute.ts';
import { timeUntil, weddingDay } from '../parts/wedding-day.ts';

type LeadFactsProps = { lead: LeadSummary; detail: LeadDetail | undefined };

/** The key details: wedding day, guests, budget, place and occasion. */
export function LeadFacts({ lead, detail }: LeadFactsProps) {
  const { t, language } = useTranslation('lead-detail');
  const now = useMinute();
  const kinds = useConfigList('organization_type');
  const kind = kinds.data?.find(({ itemId }) => itemId === detail?.organizationTypeId)?.value;
  const day = lead.couple.organizationDate;
  const { budget, guests } = lead;
  return (
    <Facts aria-label={t('facts.label')}>
      <Fact
        name={t(lead.isWedding ? 'facts.wedding' : 'facts.day')}
        value={day ? weddingDay(day, language) : t('facts.noDay')}
        below={
          detail && detail.dealsOnThatDay > 0 ? (
            <Taken>
              <TriangleAlert aria-hidden />
              {t('facts.dayTaken')}
            </Taken>
          ) : (
            day && timeUntil(day, now, language)
          )
        }
        keepsBelow
      />
      <Fact name={t('facts.guests')} value={guests === null ? t('facts.open') : guests.toLocaleString('en-AU')} />
      <Fact
        name={t('facts.budget')}
        value={budget === null ? t('facts.open') : showDollars(budget)}
        below={
          budget !== null && guests ? t('facts.perGuest', { amount: showDollars(Math.round(budget / guests)) }) : ''
        }
      />
      <Fact wide name={t('facts.where')} value={detail ? detail.place || t('facts.open') : <Waiting />} />
      <Fact onlyWide name={t('facts.kind')} value={detail ? (kind ?? '') : <Waiting />} />
    </Facts>
  );
}

type FactProps = {
  name: string;
  value: ReactNode;
  below?: ReactNode;
  wide?: boolean;
  onlyWide?: boolean;
  /** On phones only the wedding day has a second line. */
  keepsBelow?: boolean;
};

function Fact({ name, value, below, wide = false, onlyWide = false, keepsBelow = false }: FactProps) {
  return (
    <Cell data-wide={wide || undefined} data-only-wide={onlyWide || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {below && <dd data-below={keepsBelow ? 'always' : ''}>{below}</dd>}
    </Cell>
  );
}

function Waiting() {
  return <Skeleton width={120} height={20} />;
}

const Facts = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.35fr 0.8fr 1fr',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Cell = styled('dl')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '16px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& dt, & dd[data-below]': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd:not([data-below])': { ...theme.typography.fact, fontVariantNumeric: 'lining-nums' },
  '&[data-wide]': { gridColumn: 'span 2' },
  [theme.breakpoints.down('md')]: {
    padding: '12px 16px',
    '&[data-wide]': { gridColumn: 'auto' },
    '&[data-only-wide]': { display: 'none' },
    '& dd:not([data-below])': { fontSize: '1.125rem', lineHeight: '1.5rem' },
    '& dd[data-below=""]': { display: 'none' },
  },
}));

const Taken = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontWeight: 500,
  color: theme.vars.palette.wattle.ink,
  '& svg.lucide': { width: 14, height: 14, flex: 'none', marginTop: 3, strokeWidth: 2 },
}));
