import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Handshake, Lightbulb, MailQuestionMark, ScrollText, Users } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { approvalCountsOptions } from '#domains/attention/approvals/approvals.queries.ts';
import { teamUnmatchedCountOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { useCurrentRoute } from '../current-route.ts';
import { pathTo } from '#platform/routing/paths.ts';

type DeskPage = 'desk' | 'deskApprovals' | 'deskUnmatched' | 'deskProposals' | 'deskWizards' | 'deskAudit';

/** The pages of the desk: a column beside the page, or a row above it on narrow screens. */
export function DeskNavigation() {
  const { t } = useTranslation('shell');
  const { name } = useCurrentRoute();
  const linkTo = (page: DeskPage) => ({
    to: pathTo(page),
    'aria-current': page === name ? ('page' as const) : undefined,
  });
  const waiting = useQuery(teamUnmatchedCountOptions).data ?? 0;
  const toApprove = useQuery(approvalCountsOptions).data?.total ?? 0;
  return (
    <Column aria-label={t('desk.nav')}>
      <Entry {...linkTo('desk')}>
        <Users aria-hidden />
        {t('desk.users')}
      </Entry>
      <Entry {...linkTo('deskApprovals')}>
        <FileCheck aria-hidden />
        {t('desk.approvals')}
        <Badge count={toApprove} tone="hot" label={t('desk.approvalsCount', { count: toApprove })} />
      </Entry>
      <Entry {...linkTo('deskUnmatched')}>
        <MailQuestionMark aria-hidden />
        {t('desk.unmatched')}
        <Badge count={waiting} tone="hot" label={t('desk.unmatchedCount', { count: waiting })} />
      </Entry>
      <Entry {...linkTo('deskProposals')}>
        <Lightbulb aria-hidden />
        {t('desk.proposals')}
      </Entry>
      <Entry {...linkTo('deskWizards')}>
        <Handshake aria-hidden />
        {t('desk.wizards')}
      </Entry>
      <Entry {...linkTo('deskAudit')}>
        <ScrollText aria-hidden />
        {t('desk.audit')}
      </Entry>
    </Column>
  );
}

const Column = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '16px 12px',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    flexDirection: 'row',
    padding: '8px 8px 7px',
    borderInlineEnd: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowX: 'auto',
  },
}));

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.subtitle2,
  '&:hover': { backgroundColor: theme.vars.palette.ground.sunken, color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.primary.wash,
    color: theme.vars.palette.primary.ink,
    fontWeight: 600,
  },
  '&[aria-current="page"] > svg': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { flex: 'none', gap: 8 },
}));
