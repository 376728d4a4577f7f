import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useDroppable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { PILL } from '#ui/theme/tokens.ts';
import { CLOSING_STATUSES } from './columns.ts';

type ClosingBarProps = {
  targets: readonly LeadStatus[] | undefined;
  countOf: (status: LeadStatus) => number | undefined;
  searchFor: (statuses: readonly LeadStatus[]) => Record<string, unknown>;
};

/** Where cards are dropped to close them, with links to the closed couples. */
export function ClosingBar({ targets, countOf, searchFor }: ClosingBarProps) {
  const { t } = useTranslation('leads-board');
  return (
    <Bar aria-label={t('closing')}>
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
    </Bar>
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
  const { t } = useTranslation('lead-parts');
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isTarget });
  return (
    <Chip
      ref={setNodeRef}
      to={pathTo('leads')}
      search={search}
      data-impossible={(isDragging && !isTarget) || undefined}
      data-over={isOver || undefined}
    >
      {t(`status.${status}`)} {count}
    </Chip>
  );
}

const Bar = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '16px -32px -64px',
  padding: '12px 32px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
}));

const Chip = styled(Link)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    height: 32,
    padding: '5px 12px',
    border: `1px solid ${palette.divider}`,
    borderRadius: PILL,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { borderColor: palette.ground.field },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&[data-impossible]': { opacity: 0.4 },
    '&[data-over]': { borderColor: palette.primary.main, backgroundColor: palette.primary.wash },
  };
});
