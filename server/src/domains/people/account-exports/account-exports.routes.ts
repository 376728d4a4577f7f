import {
  downloadAccountExport,
  listAccountExports,
  requestAccountExport,
} from '@bellbird/contract/people/account-exports';
import { type Route, created, file, ok, route } from '#platform/http/route.ts';
import type { AccountExportsService } from './account-exports.service.ts';

export function accountExportsRoutes(exports: AccountExportsService): Route[] {
  return [
    route(listAccountExports, async ({ caller }) => ok(await exports.list(caller))),
    route(requestAccountExport, async ({ caller, body }) => created(await exports.request(caller, body.oldPassword))),
    route(downloadAccountExport, async ({ params }) => file(await exports.download(params))),
  ];
}
