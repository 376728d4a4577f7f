import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import Menu from 'lucide-react/icons/menu';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { useCurrentRoute } from '../current-route.ts';
import { useCounts } from './use-counts.ts';
import css from './BottomBar.module.css';

/** The bottom bar on phones: three pages and the menu. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('layout');
  const { branch } = useCurrentRoute().page;
  const { pendingLeads, prompts } = useCounts();
  const here = (name: string) => (branch === name ? ('page' as const) : undefined);
  return (
    <nav className={css.bar} aria-label={t('nav.bottom')}>
      <Link to={pathTo('dashboard')} aria-current={here('home')}>
        <House size={22} aria-hidden />
        {t('nav.home')}
      </Link>
      <Link to={pathTo('leads')} aria-current={here('couples')}>
        <Heart size={22} aria-hidden />
        {t('nav.couples')}
        <Badge count={pendingLeads} tone="hot" label={t('nav.badge.pendingLeads', { count: pendingLeads })} />
      </Link>
      <Link to={pathTo('todo')} aria-current={here('todo')}>
        <ListChecks size={22} aria-hidden />
        {t('nav.todo')}
        <Badge count={prompts} tone="hot" label={t('nav.badge.prompts', { count: prompts })} />
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <Menu size={22} aria-hidden />
        {t('nav.more')}
      </button>
    </nav>
  );
}
