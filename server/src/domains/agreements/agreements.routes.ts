import { readAgreementText } from '@bellbird/contract/agreements';
import { ok, route, type Route } from '#platform/http/route.ts';
import type { AgreementsService } from './agreements.service.ts';

export function agreementsRoutes(agreements: AgreementsService): Route[] {
  return [
    route(readAgreementText, async ({ query, facts }) => ok(await agreements.readText(query.type, facts.language))),
  ];
}
