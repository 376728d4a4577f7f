import { styled } from '@mui/material/styles';
import { Heart, House, ListChecks, Menu } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Badge } from '#ui/Badge.tsx';
import { SIZE } from '#ui/theme/tokens.ts';
import { useCurrentRoute } from '../current-route.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useCounts } from './use-counts.ts';

/** The bottom bar on phones: three pages and the menu. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('shell');
  const { branch } = useCurrentRoute().page;
  const { pendingLeads, prompts } = useCounts();
  const here = (name: string) => (branch === name ? ('page' as const) : undefined);
  return (
    <Bar aria-label={t('nav.bottom')}>
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
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  height: SIZE.tabBar,
  paddingBottom: 4,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& > *': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 3,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& > :focus-visible': { outlineOffset: -2 },
  '& > [aria-current="page"]': { color: theme.vars.palette.primary.ink, fontWeight: 600 },
  '& [data-tone]': {
    position: 'absolute',
    top: 6,
    insetInlineStart: 'calc(50% + 6px)',
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
}));
