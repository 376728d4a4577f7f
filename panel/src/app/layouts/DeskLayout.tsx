import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { QueryRoot } from '#platform/query/QueryRoot.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { Brand } from '../Brand.tsx';
import { DeskNavigation } from '../navigation/DeskNavigation.tsx';
import { FindCustomer } from '../top-bar/FindCustomer.tsx';
import { TopBarFrame } from '../top-bar/TopBarFrame.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import { SkipLink } from './SkipLink.tsx';
import css from './DeskLayout.module.css';

/** The team's pages: the same bar with a tag, and a sidebar of its own. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('desk-frame');
  const hasRight = useTeamRights();
  return (
    <QueryRoot>
      <SkipLink />
      <TopBarFrame data-testid="desk-bar">
        <Brand to={pathTo('desk')} />
        <span className={css.tag}>{t('tag')}</span>
        {hasRight('customers') && <FindCustomer />}
        <Spacer />
        <UserButton />
      </TopBarFrame>
      <div className={css.columns}>
        <DeskNavigation />
        <main className={css.content} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </QueryRoot>
  );
}
