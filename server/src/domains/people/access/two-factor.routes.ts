import {
  beginTwoFactor,
  confirmTwoFactor,
  finishTwoFactor,
  readTwoFactor,
  readTwoFactorQr,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@bellbird/contract/people/access';
import { bindToBrowser, withBrowserSecret } from '#platform/http/browser-cookie.ts';
import { file, created, noContent, ok, route, type Route } from '#platform/http/route.ts';
import { CODE_GUESSES_PER_ADDRESS } from './access.limits.ts';
import type { FinishSignInService } from './finish-sign-in.service.ts';
import type { TwoFactorService } from './two-factor.service.ts';

type Services = { finishing: FinishSignInService; twoFactor: TwoFactorService };

export function twoFactorRoutes({ finishing, twoFactor }: Services): Route[] {
  return [
    route(
      finishTwoFactor,
      async ({ body, facts }) => {
        const from = withBrowserSecret(facts);
        return bindToBrowser(created(await finishing.finish(body, from)), from);
      },
      [{ ...CODE_GUESSES_PER_ADDRESS, by: 'address' }],
    ),
    route(readTwoFactor, async ({ caller }) => ok(await twoFactor.read(caller))),
    route(beginTwoFactor, async ({ caller, body }) => created(await twoFactor.begin(caller, body))),
    route(readTwoFactorQr, async ({ caller }) => file(await twoFactor.picture(caller))),
    route(confirmTwoFactor, async ({ caller, body }) => ok(await twoFactor.confirm(caller, body.code))),
    route(turnOffTwoFactor, async ({ caller, body }) => {
      await twoFactor.turnOff(caller, body);
      return noContent();
    }),
    route(renewRecoveryCodes, async ({ caller, body }) => created(await twoFactor.renewCodes(caller, body))),
  ];
}
