import { login, logout, readToken, renewPassword } from '@bellbird/contract/access';
import { created, noContent, ok, route, type Route } from '#platform/http/route.ts';
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from './access.limits.ts';
import type { AccessService } from './access.service.ts';

const usernameOf = (body: unknown) => String((body as { username?: unknown } | null)?.username ?? '');

export function accessRoutes(access: AccessService): Route[] {
  return [
    route(
      login,
      async ({ body, facts }) => {
        const result = await access.login(body, facts);
        return 'token' in result ? created(result.token) : ok(result);
      },
      [
        { ...LOGIN_PER_ADDRESS, by: 'address' },
        { ...LOGIN_PER_ACCOUNT, by: usernameOf },
      ],
    ),
    route(readToken, async ({ caller, params }) => ok(access.readToken(caller, params.id))),
    route(logout, async ({ caller, params }) => {
      await access.logout(caller, params.id);
      return noContent();
    }),
    route(renewPassword, async ({ caller, params, body }) => ok(await access.renewPassword(caller, params.id, body))),
  ];
}
