import { useQuery } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FileCheck from 'lucide-react/icons/file-check';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import ScrollText from 'lucide-react/icons/scroll-text';
import Users from 'lucide-react/icons/users';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { approvalCountsOptions } from '#domains/attention/approvals/approvals.queries.ts';
import { teamUnmatchedCountOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { ordersToDoOptions } from '#domains/money/orders/orders.queries.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { useCurrentRoute } from '../current-route.ts';
import css from './DeskNavigation.module.css';

type DeskPage =
  | 'desk'
  | 'deskApprovals'
  | 'deskUnmatched'
  | 'deskProposals'
  | 'deskOrders'
  | 'deskWizards'
  | 'deskAudit';

/** The pages of the desk: a column beside the page, or a row above it on narrow screens. */
export function DeskNavigation() {
  const { t } = useTranslation('layout');
  const { name } = useCurrentRoute();
  const linkTo = (page: DeskPage) => ({
    to: pathTo(page),
    'aria-current': page === name ? ('page' as const) : undefined,
  });
  const waiting = useQuery(teamUnmatchedCountOptions).data ?? 0;
  const toApprove = useQuery(approvalCountsOptions).data?.total ?? 0;
  const toDeliver = useQuery(ordersToDoOptions).data ?? 0;
  return (
    <nav className={css.column} aria-label={t('desk.nav')}>
      <Link className={css.entry} {...linkTo('desk')}>
        <Users aria-hidden />
        {t('desk.users')}
      </Link>
      <Link className={css.entry} {...linkTo('deskApprovals')}>
        <FileCheck aria-hidden />
        {t('desk.approvals')}
        <Badge count={toApprove} tone="hot" label={t('desk.approvalsCount', { count: toApprove })} />
      </Link>
      <Link className={css.entry} {...linkTo('deskUnmatched')}>
        <MailQuestionMark aria-hidden />
        {t('desk.unmatched')}
        <Badge count={waiting} tone="hot" label={t('desk.unmatchedCount', { count: waiting })} />
      </Link>
      <Link className={css.entry} {...linkTo('deskProposals')}>
        <Lightbulb aria-hidden />
        {t('desk.proposals')}
      </Link>
      <Link className={css.entry} {...linkTo('deskOrders')}>
        <Clapperboard aria-hidden />
        {t('desk.orders')}
        <Badge count={toDeliver} tone="hot" label={t('desk.ordersCount', { count: toDeliver })} />
      </Link>
      <Link className={css.entry} {...linkTo('deskWizards')}>
        <Handshake aria-hidden />
        {t('desk.wizards')}
      </Link>
      <Link className={css.entry} {...linkTo('deskAudit')}>
        <ScrollText aria-hidden />
        {t('desk.audit')}
      </Link>
    </nav>
  );
}
