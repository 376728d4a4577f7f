import { createReferral } from '@bellbird/contract/growth/referrals';
import { created, route, type Route } from '#platform/http/route.ts';
import type { ReferralsService } from './referrals.service.ts';

export function referralsRoutes(referrals: ReferralsService): Route[] {
  return [route(createReferral, async ({ caller, body }) => created(await referrals.create(caller, body)))];
}
