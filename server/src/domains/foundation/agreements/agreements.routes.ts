import {
  listAgreementSigns,
  readAgreementText,
  signAgreement,
  withdrawAgreement,
} from '@bellbird/contract/foundation/agreements';
import { type Route, created, noContent, ok, route } from '#platform/http/route.ts';
import type { AgreementsService } from './agreements.service.ts';
import type { SignsService } from './signs.service.ts';

export function agreementsRoutes(agreements: AgreementsService, signs: SignsService): Route[] {
  return [
    route(readAgreementText, async ({ query, facts }) => ok(await agreements.readText(query.type, facts.language))),
    route(listAgreementSigns, async ({ caller, query }) => ok(await signs.list(caller, query.type))),
    route(signAgreement, async ({ caller, body }) => created(await signs.sign(caller, body.agreementTextId))),
    route(withdrawAgreement, async ({ caller, params }) => {
      await signs.withdraw(caller, params.id);
      return noContent();
    }),
  ];
}
