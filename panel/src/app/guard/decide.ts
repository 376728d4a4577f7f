import type { LoginState } from '#platform/session/session.ts';
import { safeRedirect } from '#platform/routing/safe-redirect.ts';
import { DESK_PATH, HOME_PATH, LOGIN_PATH, RENEWAL_PATH, type RouteEntry } from '../route-table.ts';

export type Decision = { readonly kind: 'show' | 'wait' | 'missing' } | { readonly kind: 'go'; readonly to: string };

type Visit = {
  route: Pick<RouteEntry, 'access' | 'redirect'>;
  state: LoginState;
  /** The path, with its query, that was asked for. */
  asked: string;
  /** The query value `redirectUrl` of that path, if it has one. */
  redirectUrl?: string | undefined;
};

const SHOW: Decision = { kind: 'show' };
const WAIT: Decision = { kind: 'wait' };
const MISSING: Decision = { kind: 'missing' };

/** The route guard: what becomes of a visit. It waits while it does not know, and renewal goes before all else.
 * The team has the desk and nothing else; to a vendor the desk is not there. */
export function decide({ route, state, asked, redirectUrl }: Visit): Decision {
  if (route.access === 'public') return SHOW;
  if (state.status === 'unknown') return WAIT;
  const isMember = state.status === 'loggedIn';
  const mustRenew = isMember && state.token.passwordChangeRequired;

  if (mustRenew) {
    if (route.access === 'renewal') return SHOW;
    return go(RENEWAL_PATH, route.access === 'guest' ? redirectUrl : asked);
  }
  if (!isMember) {
    if (route.access === 'guest') return SHOW;
    if (route.access === 'renewal') return go(LOGIN_PATH);
    // Whoever left by choice starts afresh; whoever came too early or was cut off comes back here.
    return go(route.redirect ?? LOGIN_PATH, state.departure === 'left' ? undefined : asked);
  }
  const { isStaff } = state.token;
  if (route.access === 'staff' && !isStaff) return state.acting ? go(HOME_PATH) : MISSING;
  if (route.access === 'member' && isStaff) return go(DESK_PATH);
  if (route.access === 'staff' || route.access === 'member') return SHOW;
  const home = isStaff ? DESK_PATH : (route.redirect ?? HOME_PATH);
  return { kind: 'go', to: redirectUrl ? safeRedirect(redirectUrl) : home };
}

function go(path: string, redirectUrl?: string): Decision {
  return { kind: 'go', to: redirectUrl ? `${path}?redirectUrl=${encodeURIComponent(redirectUrl)}` : path };
}
