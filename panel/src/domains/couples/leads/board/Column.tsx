import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { STATUS_TONE } from '../parts/status-tones.ts';
import type { ColumnData } from './use-board.ts';

type ColumnProps = {
  data: ColumnData;
  /** The search of the same couples as a list. */
  allSearch: Record<string, unknown>;
  renderCard: (lead: LeadSummary) => ReactNode;
};

const thousands = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'AUD',
  notation: 'compact',
  maximumFractionDigits: 0,
});

/** The head of a column: how many couples, and their total budget. */
export function ColumnHead({ data }: { data: ColumnData }) {
  const { t } = useTranslation('leads-board');
  const { column, total, budget } = data;
  return (
    <Head>
      <Dot status={column.key} aria-hidden />
      <h2>{t(`column.${column.key}`)}</h2>
      <span>{total}</span>
      {budget !== undefined && budget > 0 && <Sum>{thousands.format(budget).replace('K', 'k')}</Sum>}
    </Head>
  );
}

export function ColumnCards({ data, allSearch, renderCard }: ColumnProps) {
  const { t } = useTranslation('leads-board');
  const { column, leads, total } = data;
  return (
    <>
      {leads.map(renderCard)}
      {leads.length === 0 && <Hint>{t(column.key === 'new' ? 'emptyNew' : 'empty')}</Hint>}
      {total > leads.length && (
        <Button component={Link} to={pathTo('leads')} search={allSearch} variant="text" size="small">
          {t('showAll', { count: total })}
        </Button>
      )}
    </>
  );
}

const Head = styled('header')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& h2': { ...theme.typography.body1, margin: 0, fontWeight: 600, color: theme.vars.palette.text.primary },
}));
const Sum = styled('span')({ marginInlineStart: 'auto' });
const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'status' })<{ status: keyof typeof STATUS_TONE }>(
  ({ theme, status }) => ({
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor:
      status === 'new' ? theme.vars.palette.status.new.bg : theme.vars.palette.status[STATUS_TONE[status]].dot,
  }),
);
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 12,
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
}));
