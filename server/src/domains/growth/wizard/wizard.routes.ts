import {
  listReferredCompanies,
  listWizards,
  readWizard,
  resendWizard,
  startWizard,
  submitWizard,
} from '@bellbird/contract/growth/wizard';
import { type Route, type RouteLimit, created, noContent, ok, page, route } from '#platform/http/route.ts';
import type { WizardService } from './wizard.service.ts';

/** For those who try keys, though nobody guesses one. */
const LIMITS: RouteLimit[] = [{ name: 'wizard', max: 120, windowS: 600, by: 'address' }];

export function wizardRoutes(wizard: WizardService): Route[] {
  return [
    route(readWizard, async ({ params }) => ok(await wizard.read(params.hash)), LIMITS),
    route(
      submitWizard,
      async ({ body, facts }) => {
        await wizard.submit(body, facts);
        return noContent();
      },
      LIMITS,
    ),
    route(listWizards, async ({ query }) => page(await wizard.list(query), query)),
    route(listReferredCompanies, async ({ query }) => page(await wizard.referred(query), query)),
    route(startWizard, async ({ caller, body }) => created(await wizard.start(caller, body))),
    route(resendWizard, async ({ caller, params }) => {
      await wizard.resend(caller, params.id);
      return noContent();
    }),
  ];
}
