import {
  checkImport,
  listImportProblems,
  listImports,
  listPriceNames,
  startImport,
  undoImport,
} from '@bellbird/contract/growth/imports';
import { type Route, created, noContent, ok, route } from '#platform/http/route.ts';
import type { ImportsService } from './imports.service.ts';

export function importsRoutes(imports: ImportsService): Route[] {
  return [
    route(checkImport, async ({ caller, body }) => ok(await imports.check(caller, body))),
    route(startImport, async ({ caller, body }) => created(await imports.start(caller, body))),
    route(listImports, async ({ caller }) => ok(await imports.list(caller))),
    route(listPriceNames, async ({ caller, query }) => ok(await imports.listPriceNames(caller, query.providerId))),
    route(listImportProblems, async ({ caller, params }) => ok(await imports.listProblems(caller, params.id))),
    route(undoImport, async ({ caller, params }) => {
      await imports.undo(caller, params.id);
      return noContent();
    }),
  ];
}
