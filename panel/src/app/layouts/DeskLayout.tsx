import { SIDEBAR_WIDTH } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { QueryRoot } from '#platform/query/QueryRoot.tsx';
import { SIZE } from '#ui/theme/tokens.ts';
import { Brand } from '../Brand.tsx';
import { DeskNavigation } from '../navigation/DeskNavigation.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { TopBarFrame } from '../top-bar/TopBarFrame.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The team's pages: the same bar with a tag, and a sidebar of its own. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <QueryRoot>
      <SkipLink />
      <TopBarFrame data-testid="desk-bar">
        <Brand to={pathTo('desk')} />
        <Tag>{t('desk.tag')}</Tag>
        <Space />
        <UserButton />
      </TopBarFrame>
      <Columns>
        <DeskNavigation />
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
      </Columns>
    </QueryRoot>
  );
}

const Space = styled('span')({ flex: 1 });

const Tag = styled('span')(({ theme }) => ({
  marginInlineStart: -6,
  padding: '2px 8px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.neutral.wash,
  ...theme.typography.caption,
  fontWeight: 600,
  letterSpacing: 0,
  [theme.breakpoints.down('md')]: { marginInlineStart: 6 },
}));

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${SIDEBAR_WIDTH}px minmax(0, 1fr)`,
    minHeight: `calc(100dvh - ${SIZE.bar}px)`,
  },
}));

const Content = styled('main')({ minWidth: 0, '&:focus-visible': { outline: 'none' } });
