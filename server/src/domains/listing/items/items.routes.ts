import {
  chooseItemPicture,
  createItem,
  deleteItem,
  listItemDatas,
  listItemOptionGroups,
  listItems,
  moveItem,
  readItem,
  restoreItem,
  showItem,
  updateItem,
  uploadItemPicture,
} from '@bellbird/contract/listing/items';
import { fail } from '#platform/errors/app-error.ts';
import { type Route, created, noContent, ok, page, reachingOut, route } from '#platform/http/route.ts';
import type { ItemPicturesService } from './item-pictures.service.ts';
import type { ItemsService } from './items.service.ts';

export function itemsRoutes({ items, pictures }: { items: ItemsService; pictures: ItemPicturesService }): Route[] {
  return [
    route(listItems, async ({ caller, query }) => page(await items.list(caller, query), query)),
    route(createItem, async ({ caller, body }) => created(await items.create(caller, body))),
    route(readItem, async ({ caller, params }) => ok(await items.read(caller, params.id))),
    route(updateItem, async ({ caller, params, body }) => ok(await items.update(caller, params.id, body))),
    route(deleteItem, async ({ caller, params }) => {
      await items.remove(caller, params.id);
      return noContent();
    }),
    route(restoreItem, async ({ caller, params }) => ok(await items.restore(caller, params.id))),
    route(moveItem, async ({ caller, params, body }) => ok(await items.move(caller, params.id, body.order))),
    route(showItem, async ({ caller, params, body }) => ok(await items.show(caller, params.id, body.status))),
    route(listItemOptionGroups, async ({ caller, query }) =>
      ok(await items.listOptionGroups(caller, query.providerId)),
    ),
    route(listItemDatas, async ({ caller, params }) => ok(await items.listOfMedium(caller, params.id))),
    reachingOut(
      route(chooseItemPicture, async ({ caller, params, body }) =>
        created(await pictures.choose(caller, params.id, body.kind, body.mediaId)),
      ),
    ),
    route(uploadItemPicture, async ({ caller, params, body, files }) =>
      created(await pictures.upload(caller, params.id, body.kind, files.image ?? fail('bad_request'))),
    ),
  ];
}
