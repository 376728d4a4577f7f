import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { StatusDot } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { STATUS_TONE } from '../parts/status-tones.ts';
import type { ColumnData } from './use-board.ts';
import css from './Column.module.css';

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
    <Row component="header" gap={2} className={css.head}>
      <StatusDot tone={STATUS_TONE[column.key]} large />
      <Text size="heading" component="h2">
        {t(`column.${column.key}`)}
      </Text>
      <Quiet component="span" tabular>
        {total}
      </Quiet>
      <Spacer />
      {budget !== undefined && budget > 0 && (
        <Quiet component="span" tabular>
          {thousands.format(budget).replace('K', 'k')}
        </Quiet>
      )}
    </Row>
  );
}

export function ColumnCards({ data, allSearch, renderCard }: ColumnProps) {
  const { t } = useTranslation('leads-board');
  const { column, leads, total } = data;
  return (
    <>
      {leads.map(renderCard)}
      {leads.length === 0 && <Quiet className={css.hint}>{t(column.key === 'new' ? 'emptyNew' : 'empty')}</Quiet>}
      {total > leads.length && (
        <Button component={Link} to={pathTo('leads')} search={allSearch} variant="text" size="small">
          {t('showAll', { count: total })}
        </Button>
      )}
    </>
  );
}
