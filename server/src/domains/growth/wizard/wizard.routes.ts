import {
  listReferredCompanies,
  listWizards,
  readWizard,
  resendWizard,
  startWizard,
  submitWizard,
} from '@bellbird/contract/growth/wizard';
import { type Route, created, noContent, ok, page, route } from '#platform/http/route.ts';
import { WIZARD_LIMITS } from './wizard.limits.ts';
import type { WizardService } from './wizard.service.ts';

export function wizardRoutes(wizard: WizardService): Route[] {
  return [
    route(readWizard, async ({ params }) => ok(await wizard.read(params.hash)), WIZARD_LIMITS),
    route(
      submitWizard,
      async ({ body, facts }) => {
        await wizard.submit(body, facts);
        return noContent();
      },
      WIZARD_LIMITS,
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
