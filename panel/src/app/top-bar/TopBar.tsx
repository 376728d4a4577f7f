import { useUser } from '#platform/session/use-session.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Brand } from '../Brand.tsx';
import { HelpLink } from '../help/HelpLink.tsx';
import { Bell } from './Bell.tsx';
import { FindCouple } from './FindCouple.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';
import { UserButton } from './UserButton.tsx';
import css from './TopBar.module.css';

/** On wide screens a bar across the page; on phones the search and the bell, over the bar of the page. */
export function TopBar() {
  const isPrime = useUser()?.customer.crmStatus === 'prime';
  return (
    <TopBarFrame className={css.bar} data-testid="top-bar" data-top-bar="">
      <div className={css.brandPlace} data-only="wide">
        <Brand to={pathTo('home')} prime={isPrime} />
      </div>
      <FindCouple />
      <span className={css.space} data-only="wide" />
      <div data-only="wide">
        <HelpLink />
      </div>
      <Bell />
      <div data-only="wide">
        <UserButton />
      </div>
    </TopBarFrame>
  );
}
