import {
  actOnProvider,
  changeMembership,
  giveAward,
  holdProvider,
  listChurnedProviders,
  listInfoRequestForms,
  listProviderAwards,
  listProviderCategories,
  listProviders,
  listRelatedProviders,
  proposeRelatedProvider,
  readAwardImage,
  readProviderPermissions,
  removeRelatedProvider,
  searchProviders,
  withdrawAward,
} from '@bellbird/contract/listing/providers';
import { type Route, created, file, noContent, ok, page, route } from '#platform/http/route.ts';
import type { AwardsService } from './awards.service.ts';
import type { ProvidersService } from './providers.service.ts';
import type { RelatedProvidersService } from './related-providers.service.ts';
import type { TeamHoldsService } from './team-holds.service.ts';

type Services = {
  providers: ProvidersService;
  holds: TeamHoldsService;
  related: RelatedProvidersService;
  awards: AwardsService;
};

export function providersRoutes({ providers, holds, related, awards }: Services): Route[] {
  return [
    route(listProviders, async ({ caller, query }) => page(await providers.list(caller, query), query)),
    route(listChurnedProviders, async ({ caller, query }) => page(await providers.listChurned(caller, query), query)),
    route(searchProviders, async ({ query }) => page(await related.search(query), query)),
    route(readProviderPermissions, async ({ caller, params }) => ok(providers.readPermissions(caller, params.id))),
    route(actOnProvider, async ({ caller, params, body }) => ok(await providers.act(caller, params.id, body.type))),
    route(changeMembership, async ({ caller, params, body }) => {
      await providers.changeMembership(caller, params.id, body.hasLeft);
      return noContent();
    }),
    route(holdProvider, async ({ caller, params, body }) => {
      await holds.set(caller, params.id, body.isOnHold ? body.reason : null);
      return noContent();
    }),
    route(listInfoRequestForms, async ({ caller, params }) =>
      ok(await providers.listInfoRequestForms(caller, params.id)),
    ),
    route(listRelatedProviders, async ({ caller, params }) => ok(await related.list(caller, params.id))),
    route(proposeRelatedProvider, async ({ caller, params, body }) =>
      created(await related.propose(caller, params.id, body.relatedProviderId)),
    ),
    route(removeRelatedProvider, async ({ caller, params }) => {
      await related.remove(caller, params.id, params.relatedProviderId);
      return noContent();
    }),
    route(listProviderAwards, async ({ caller, query }) => ok(await awards.list(caller, query.providerId))),
    route(readAwardImage, async ({ params }) => file(await awards.readImage(params.key))),
    route(giveAward, async ({ caller, params, body }) => created(await awards.give(caller, params.id, body))),
    route(withdrawAward, async ({ caller, params }) => {
      await awards.withdraw(caller, params.key);
      return noContent();
    }),
    route(listProviderCategories, async ({ query }) => ok(await providers.listCategories(query.scopes ?? []))),
  ];
}
