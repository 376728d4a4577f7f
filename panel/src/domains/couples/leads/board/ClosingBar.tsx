import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { CLOSING_STATUSES } from './columns.ts';
import css from './ClosingBar.module.css';
import { Row } from '#ui/layout/Row.tsx';

type ClosingBarProps = {
  targets: readonly LeadStatus[] | undefined;
  countOf: (status: LeadStatus) => number | undefined;
  searchFor: (statuses: readonly LeadStatus[]) => Record<string, unknown>;
};

/** Where cards are dropped to close them, with links to the closed couples. */
export function ClosingBar({ targets, countOf, searchFor }: ClosingBarProps) {
  const { t } = useTranslation('leads-board');
  return (
    <Row component="section" gap={2} wrap className={css.bar} aria-label={t('closing')}>
      <span>{t('closing')}</span>
      {CLOSING_STATUSES.map((status) => (
        <Target
          key={status}
          status={status}
          isDragging={targets !== undefined}
          isTarget={targets?.includes(status) ?? false}
          count={countOf(status)}
          search={searchFor([status])}
        />
      ))}
    </Row>
  );
}

type TargetProps = {
  status: LeadStatus;
  isDragging: boolean;
  isTarget: boolean;
  count: number | undefined;
  search: Record<string, unknown>;
};

function Target({ status, isDragging, isTarget, count, search }: TargetProps) {
  const nameOf = useConfigNames('lead_status');
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isTarget });
  return (
    <Link
      className={css.chip}
      ref={setNodeRef}
      to={pathTo('leads')}
      search={search}
      data-impossible={(isDragging && !isTarget) || undefined}
      data-over={isOver || undefined}
    >
      {nameOf(status)} {count}
    </Link>
  );
}
