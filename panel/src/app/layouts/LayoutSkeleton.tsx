import { SIDEBAR_WIDTH } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { SIZE } from '#ui/theme/tokens.ts';
import { Brand } from '../Brand.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import type { LayoutName } from '../page.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The layout while the login state is unknown: bar and sidebar keep their places, so nothing moves later. */
export function LayoutSkeleton({ layout }: { layout: LayoutName }) {
  if (layout !== 'main' && layout !== 'checkout' && layout !== 'desk') return <main data-testid="shell-skeleton" />;
  return (
    <div data-testid="shell-skeleton">
      <Bar>
        <Brand to={pathTo('home')} />
      </Bar>
      <Columns data-sidebar={layout !== 'checkout'}>
        <main>
          <PageSkeleton />
        </main>
      </Columns>
    </div>
  );
}

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: SIZE.bar,
  padding: '0 24px',
  backgroundColor: theme.vars.palette.bar.main,
  borderBottom: `1px solid ${theme.vars.palette.bar.line}`,
  '& > a': { alignSelf: 'center' },
  [theme.breakpoints.down('md')]: { height: SIZE.barPhone, padding: '0 16px' },
}));

const Columns = styled('div')(({ theme }) => ({
  '&[data-sidebar="true"]': {
    [theme.breakpoints.up('md')]: {
      marginInlineStart: SIDEBAR_WIDTH,
      minHeight: `calc(100dvh - ${SIZE.bar}px)`,
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));
