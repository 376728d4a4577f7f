import type { TokenData } from '@bellbird/contract/people/access';
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { hasTeamRight } from '@bellbird/contract/shared/team';
import type { LoginState } from '#platform/session/session.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { safeRedirect } from '#platform/routing/safe-redirect.ts';
import type { Page } from '../page.ts';
import { type Rights, mayOpen } from './may-open.ts';

export type Decision =
  | { readonly kind: 'show' | 'wait' | 'missing' | 'refused' }
  | { readonly kind: 'go'; readonly to: string };

type Visit = {
  page: Pick<Page, 'access' | 'permission' | 'needsManager' | 'right' | 'title'>;
  state: LoginState;
  /** The requested path with its query. */
  asked: string;
  /** The query value `redirectUrl` of that path, if it has one. */
  redirectUrl?: string | undefined;
};

const SHOW: Decision = { kind: 'show' };
const WAIT: Decision = { kind: 'wait' };
const MISSING: Decision = { kind: 'missing' };
const REFUSED: Decision = { kind: 'refused' };

/**
 * The route guard. It waits while the login state is unknown, and a required password change comes before everything
 * else. The team has only the desk; for vendors the desk does not exist. Who opens a page by its address that they may
 * not manage reads so.
 */
export function decide({ page, state, asked, redirectUrl }: Visit): Decision {
  if (page.access === 'public') return SHOW;
  if (state.status === 'unknown') return WAIT;
  const isMember = state.status === 'loggedIn';
  const mustRenew = isMember && state.token.passwordChangeRequired;

  if (mustRenew) {
    if (page.access === 'renewal') return SHOW;
    return go(pathTo('passwordRenew'), page.access === 'guest' ? redirectUrl : asked);
  }
  if (!isMember) {
    if (page.access === 'guest') return SHOW;
    if (page.access === 'renewal') return go(pathTo('login'));
    // A user who logged out starts afresh; others return to this page after the login.
    return go(pathTo('login'), state.departure === 'left' ? undefined : asked);
  }
  const { isStaff } = state.token;
  if (page.access === 'staff' && !isStaff) return state.acting ? go(pathTo('home')) : MISSING;
  if (page.access === 'member' && isStaff) return go(pathTo('desk'));
  if (page.access === 'member' && state.user && !mayOpen(page, toRights(state.user))) return REFUSED;
  if (page.access === 'staff') return decideDesk(page, state.token);
  if (page.access === 'member') return SHOW;
  const home = pathTo(isStaff ? 'desk' : 'home');
  return { kind: 'go', to: redirectUrl ? safeRedirect(redirectUrl) : home };
}

/** Without a second factor only the page to set it up is open. */
function decideDesk({ right, title }: Visit['page'], { team }: TokenData): Decision {
  if (team?.needsSecondFactor) return title === 'deskSignIn' ? SHOW : go(pathTo('deskSignIn'));
  return hasTeamRight(team?.roles ?? [], right) ? SHOW : REFUSED;
}

function toRights({ details, providers, customerUserProviders }: SessionUser): Rights {
  const own = customerUserProviders.filter(({ providerId }) => providers.some(({ id }) => id === providerId));
  return { providers: own, canManage: details.canManage };
}

function go(path: string, redirectUrl?: string): Decision {
  return { kind: 'go', to: redirectUrl ? `${path}?redirectUrl=${encodeURIComponent(redirectUrl)}` : path };
}
