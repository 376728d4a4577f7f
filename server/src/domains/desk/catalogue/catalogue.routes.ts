import {
  discardCatalogueDraft,
  listCatalogue,
  listCatalogueDrafts,
  listCatalogueHistory,
  publishCatalogue,
  saveCatalogueDraft,
  undoCatalogueChange,
} from '@bellbird/contract/desk/catalogue';
import { noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { CatalogueDraftsService } from './catalogue-drafts.service.ts';
import type { CataloguePublishingService } from './catalogue-publishing.service.ts';

export function catalogueRoutes(drafts: CatalogueDraftsService, publishing: CataloguePublishingService): Route[] {
  return [
    route(listCatalogue, async ({ caller, query }) => ok(await drafts.list(caller, query.kind))),
    route(listCatalogueDrafts, async ({ caller }) => ok(await drafts.drafts(caller))),
    route(saveCatalogueDraft, async ({ caller, body }) => ok(await drafts.save(caller, body))),
    route(discardCatalogueDraft, async ({ caller, params }) => {
      await drafts.discard(caller, params.id);
      return noContent();
    }),
    route(publishCatalogue, async ({ caller, body }) => {
      await publishing.publish(caller, body.drafts);
      return noContent();
    }),
    route(listCatalogueHistory, async ({ query }) => page(await publishing.history(query), query)),
    route(undoCatalogueChange, async ({ caller, params }) => {
      await publishing.undo(caller, params.id);
      return noContent();
    }),
  ];
}
