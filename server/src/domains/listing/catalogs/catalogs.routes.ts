import {
  createCatalog,
  createSpace,
  deleteCatalog,
  deleteSpace,
  listCatalogItemOptions,
  listCatalogItems,
  listCatalogTypes,
  listCatalogs,
  listCatalogsOfCustomer,
  listSpaces,
  listTypesOfProvider,
  readCatalog,
  readMenuFile,
  updateCatalog,
  updateCatalogPrices,
  updateSpace,
  uploadMenuFile,
} from '@bellbird/contract/listing/catalogs';
import { fail } from '#platform/errors/app-error.ts';
import { type Route, created, file, noContent, ok, page, route } from '#platform/http/route.ts';
import type { CatalogListsService } from './catalog-lists.service.ts';
import type { CatalogsService } from './catalogs.service.ts';
import type { MenuFilesService } from './menu-files.service.ts';
import type { SpacesService } from './spaces.service.ts';

type Services = {
  catalogs: CatalogsService;
  lists: CatalogListsService;
  menuFiles: MenuFilesService;
  spaces: SpacesService;
};

export function catalogsRoutes({ catalogs, lists, menuFiles, spaces }: Services): Route[] {
  return [
    route(listCatalogsOfCustomer, async ({ caller, params, query }) =>
      page(await catalogs.listOfCustomer(caller, params.id, query), query),
    ),
    route(readCatalog, async ({ caller, params }) => ok(await catalogs.read(caller, params.id, params.catalogId))),
    route(updateCatalogPrices, async ({ caller, params, body }) =>
      ok(await catalogs.updatePrices(caller, params.id, params.catalogId, body)),
    ),
    route(listCatalogs, async ({ caller, query }) => page(await catalogs.list(caller, query), query)),
    route(createCatalog, async ({ caller, body }) => created(await catalogs.create(caller, body))),
    route(updateCatalog, async ({ caller, params, body }) => ok(await catalogs.update(caller, params.id, body))),
    route(deleteCatalog, async ({ caller, params }) => {
      await catalogs.remove(caller, params.id);
      return noContent();
    }),
    route(uploadMenuFile, async ({ caller, params, files }) =>
      created(await menuFiles.upload(caller, params.providerId, files.file ?? fail('bad_request'))),
    ),
    route(readMenuFile, async ({ caller, params }) =>
      file(await menuFiles.download(caller, params.providerId, params.id)),
    ),
    route(listSpaces, async ({ caller, query }) => page(await spaces.list(caller, query), query)),
    route(createSpace, async ({ caller, body }) => created(await spaces.create(caller, body))),
    route(updateSpace, async ({ caller, params, body }) => ok(await spaces.update(caller, params.id, body))),
    route(deleteSpace, async ({ caller, params }) => {
      await spaces.remove(caller, params.id);
      return noContent();
    }),
    route(listTypesOfProvider, async ({ caller, params }) => ok(await lists.listOfProvider(caller, params.id))),
    route(listCatalogTypes, async ({ query }) => ok(await lists.listTypes(query.providerCategoryId))),
    route(listCatalogItems, async ({ query }) =>
      ok(await lists.listItems(query.catalogTypeId, query.providerCategoryId)),
    ),
    route(listCatalogItemOptions, async ({ params }) => ok(await lists.listOptions(params.id))),
  ];
}
