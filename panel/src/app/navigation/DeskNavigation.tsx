import { useQuery } from '@tanstack/react-query';
import Activity from 'lucide-react/icons/activity';
import Building from 'lucide-react/icons/building-2';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FileCheck from 'lucide-react/icons/file-check';
import Gauge from 'lucide-react/icons/gauge';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import Megaphone from 'lucide-react/icons/megaphone';
import Phone from 'lucide-react/icons/phone';
import ScrollText from 'lucide-react/icons/scroll-text';
import Tags from 'lucide-react/icons/tags';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useTeamRights } from '#platform/session/use-team.ts';
import { approvalCountsOptions } from '#domains/attention/approvals/approvals.queries.ts';
import { teamUnmatchedCountOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { moneyOptions } from '#domains/desk/money/money.queries.ts';
import { ordersToDoOptions } from '#domains/money/orders/orders.queries.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { useCurrentRoute } from '../current-route.ts';
import { deskPages } from '../desk-pages.ts';
import css from './DeskNavigation.module.css';

type DeskPage = Exclude<keyof typeof deskPages, 'deskSignIn' | 'deskCustomer'>;
type Entry = { page: DeskPage; icon: ComponentType; label: string; count?: number | undefined; countLabel?: string };

/** The pages of the desk: a column beside the page, or a row above it on narrow screens. Only what their role has. */
export function DeskNavigation() {
  const { name } = useCurrentRoute();
  const isMine = useIsMine();
  const { t } = useTranslation('desk-frame');
  const entries = useEntries().filter(({ page }) => isMine(page));
  return (
    <nav className={css.column} aria-label={t('nav')}>
      {entries.map(({ page, icon: Icon, label, count, countLabel }) => {
        const isCurrent = page === (name === 'deskCustomer' ? 'deskCustomers' : name);
        return (
          <Link
            key={page}
            ref={isCurrent ? bringIntoView : undefined}
            className={css.entry}
            to={pathTo(page)}
            aria-current={isCurrent ? ('page' as const) : undefined}
          >
            <Icon aria-hidden />
            {label}
            {count !== undefined && <Badge count={count} tone="hot" label={countLabel ?? ''} />}
          </Link>
        );
      })}
    </nav>
  );
}

/** As a row it is longer than the screen, and the page’s own entry would be out of sight. */
function bringIntoView(entry: HTMLAnchorElement | null): void {
  const row = entry?.parentElement;
  if (row && row.scrollWidth > row.clientWidth) entry.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function useIsMine(): (page: DeskPage) => boolean {
  const hasRight = useTeamRights();
  return (page) => hasRight(deskPages[page].right);
}

function useEntries(): Entry[] {
  const { t } = useTranslation('desk-frame');
  const isMine = useIsMine();
  const waiting = useQuery({ ...teamUnmatchedCountOptions, enabled: isMine('deskUnmatched') }).data ?? 0;
  const toApprove = useQuery({ ...approvalCountsOptions, enabled: isMine('deskQueue') }).data?.total ?? 0;
  const toDeliver = useQuery({ ...ordersToDoOptions, enabled: isMine('deskOrders') }).data ?? 0;
  const money = useQuery({ ...moneyOptions, enabled: isMine('deskMoney') }).data;
  const toDecide = (money?.waitingTransfers.count ?? 0) + (money?.waitingRefunds.count ?? 0);
  return [
    { page: 'desk', icon: Gauge, label: t('overview') },
    {
      page: 'deskQueue',
      icon: FileCheck,
      label: t('approvals'),
      count: toApprove,
      countLabel: t('approvalsCount', { count: toApprove }),
    },
    {
      page: 'deskUnmatched',
      icon: MailQuestionMark,
      label: t('unmatched'),
      count: waiting,
      countLabel: t('unmatchedCount', { count: waiting }),
    },
    {
      page: 'deskOrders',
      icon: Clapperboard,
      label: t('orders'),
      count: toDeliver,
      countLabel: t('ordersCount', { count: toDeliver }),
    },
    {
      page: 'deskMoney',
      icon: Wallet,
      label: t('money'),
      count: toDecide,
      countLabel: t('moneyCount', { count: toDecide }),
    },
    { page: 'deskProposals', icon: Lightbulb, label: t('proposals') },
    { page: 'deskWizards', icon: Handshake, label: t('wizards') },
    { page: 'deskCustomers', icon: Building, label: t('customers') },
    { page: 'deskNumbers', icon: Phone, label: t('numbers') },
    { page: 'deskUsers', icon: Users, label: t('users') },
    { page: 'deskMessages', icon: Megaphone, label: t('messages') },
    { page: 'deskOperations', icon: Activity, label: t('operations') },
    { page: 'deskCatalogue', icon: Tags, label: t('catalogue') },
    { page: 'deskAudit', icon: ScrollText, label: t('audit') },
    { page: 'deskTeam', icon: UserCog, label: t('team') },
  ];
}
