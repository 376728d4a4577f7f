import {
  createDistrict,
  deleteDistrict,
  listCities,
  listDistricts,
  listRegions,
  swapCityOrder,
  updateCity,
  updateDistrict,
} from '@bellbird/contract/foundation/places';
import { created, noContent, ok, route, type Route } from '#platform/http/route.ts';
import type { PlacesService } from './places.service.ts';

export function placesRoutes(places: PlacesService): Route[] {
  return [
    route(listRegions, async () => ok(await places.regions())),
    route(listCities, async () => ok(await places.cities())),
    route(updateCity, async ({ caller, params, body, files }) =>
      ok(await places.updateCity(caller, params.id, { name: body.name, image: files.image })),
    ),
    route(swapCityOrder, async ({ caller, params, body }) =>
      ok(await places.swapOrder(caller, params.id, body.otherId)),
    ),
    route(listDistricts, async ({ query }) => ok(await places.districts(query.cityId))),
    route(createDistrict, async ({ caller, body }) => created(await places.createDistrict(caller, body))),
    route(updateDistrict, async ({ caller, params, body }) =>
      ok(await places.renameDistrict(caller, params.id, body.name)),
    ),
    route(deleteDistrict, async ({ caller, params }) => {
      await places.deleteDistrict(caller, params.id);
      return noContent();
    }),
  ];
}
