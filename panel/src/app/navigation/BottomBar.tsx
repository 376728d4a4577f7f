import Calendar from 'lucide-react/icons/calendar';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import Menu from 'lucide-react/icons/menu';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { calendarFor } from './sidebar.ts';
import { useCounts } from './use-counts.ts';
import { useSidebar } from './use-sidebar.ts';
import css from './BottomBar.module.css';

const BRANCHES: ReadonlySet<string | undefined> = new Set(['home', 'couples', 'provider.calendar', 'todo']);

/** The one menu on phones: four pages, and everything else under ‘More’. Red is for people who wait. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('layout');
  const { groups, place } = useSidebar();
  const { pendingLeads, prompts } = useCounts();
  const calendar = calendarFor(groups, place);
  const here = (name: string) => (place.branch === name ? ('page' as const) : undefined);
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
      {calendar && (
        <Link to={calendar} aria-current={here('provider.calendar')}>
          <Calendar size={22} aria-hidden />
          {t('nav.calendar')}
        </Link>
      )}
      <Link to={pathTo('todo')} aria-current={here('todo')}>
        <ListChecks size={22} aria-hidden />
        {t('nav.todo')}
        <Badge count={prompts} label={t('nav.badge.prompts', { count: prompts })} />
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        data-here={BRANCHES.has(place.branch) ? undefined : ''}
        onClick={onMore}
      >
        <Menu size={22} aria-hidden />
        {t('nav.more')}
      </button>
    </nav>
  );
}
