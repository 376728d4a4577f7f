import { listMerchantApplications, sendMerchantApplication } from '@bellbird/contract/money/merchant';
import { type Route, created, ok, route } from '#platform/http/route.ts';
import type { MerchantService } from './merchant.service.ts';

export function merchantRoutes(merchant: MerchantService): Route[] {
  return [
    route(listMerchantApplications, async ({ caller, params }) => ok(await merchant.list(caller, params.id))),
    route(sendMerchantApplication, async ({ caller, params, body }) =>
      created(await merchant.send(caller, params.id, body)),
    ),
  ];
}
