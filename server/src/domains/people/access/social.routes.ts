import {
  connectAccount,
  disconnectAccount,
  listAccounts,
  signInWithFacebook,
  signInWithGoogle,
  signInWithInstagram,
} from '@bellbird/contract/people/access';
import type { SocialType } from '@bellbird/contract/shared/social';
import { created, noContent, ok, route, type RequestFacts, type Route, type RouteLimit } from '#platform/http/route.ts';
import { bindToBrowser, withBrowserSecret } from '#platform/http/browser-cookie.ts';
import { browserOf, redirectTo } from '#platform/http/oauth-redirect.ts';
import { SOCIAL_PER_ADDRESS } from './access.limits.ts';
import type { SocialAccountsService } from './social-accounts.service.ts';
import type { SocialSignInService } from './social-sign-in.service.ts';

type Services = { signIns: SocialSignInService; accounts: SocialAccountsService };
type Step = { token?: string | undefined; iss?: string | undefined; state?: string | undefined; customerId?: number };

const LIMITS: RouteLimit[] = [{ ...SOCIAL_PER_ADDRESS, by: 'address' }];

export function socialRoutes({ signIns, accounts }: Services): Route[] {
  const signIn = stepsOf(signIns);
  return [
    route(
      signInWithGoogle,
      ({ body: { code, ...step }, facts }) => signIn('google', { ...step, token: code }, facts),
      LIMITS,
    ),
    route(signInWithFacebook, ({ body, facts }) => signIn('facebook', body, facts), LIMITS),
    route(
      signInWithInstagram,
      ({ body: { code, ...step }, facts }) => signIn('instagram', { ...step, token: code }, facts),
      LIMITS,
    ),
    route(listAccounts, async ({ caller, params }) => ok(await accounts.list(caller, params))),
    route(
      connectAccount,
      async ({ caller, params, body: { type, token, state, iss, oldPassword }, facts }) => {
        if (!token || !state) return redirectTo(await accounts.begin(caller, params, type, oldPassword));
        return created(await accounts.connect(caller, params, type, { token, state, iss, browser: browserOf(facts) }));
      },
      LIMITS,
    ),
    route(disconnectAccount, async ({ caller, params: { type, ...user } }) => {
      await accounts.disconnect(caller, user, type);
      return noContent();
    }),
  ];
}

/** Redirect, return and, with several customers, one more step. */
function stepsOf(signIns: SocialSignInService) {
  return async (type: SocialType, { token, iss, state, customerId }: Step, facts: RequestFacts) => {
    if (!state) return redirectTo(await signIns.begin(type));
    const browser = browserOf(facts);
    const from = withBrowserSecret(facts);
    const result =
      customerId === undefined
        ? await signIns.finish(type, { token: token ?? '', iss, state, browser }, from)
        : await signIns.choose(type, { state, customerId, browser }, from);
    return 'token' in result ? bindToBrowser(created(result.token), from) : ok(result);
  };
}
