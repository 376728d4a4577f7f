import {
  actOnCustomerUser,
  addUserByTeam,
  chooseLanguage,
  confirmCustomerUser,
  confirmUserByTeam,
  createCustomerUser,
  createLink,
  deleteCustomerUser,
  deleteLink,
  endTour,
  listCustomerUsers,
  listLinkableProviders,
  readConfirmation,
  readCustomerUser,
  removeUserByTeam,
  summariseCustomerUser,
  updateContact,
  updateCustomerUser,
  updateLink,
  updateUserByTeam,
  uploadUserImage,
} from '@bellbird/contract/people/customer-users';
import { created, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { ConfirmationsService } from './confirmations.service.ts';
import { CONFIRMATION_PER_ADDRESS } from './customer-users.limits.ts';
import type { CustomerUsersService } from './customer-users.service.ts';
import type { LinksService } from './links.service.ts';
import type { TeamUsersService } from './team-users.service.ts';
import type { UserProfileService } from './user-profile.service.ts';

export function customerUsersRoutes(users: CustomerUsersService, profile: UserProfileService): Route[] {
  return [
    route(listCustomerUsers, async ({ caller, params, query }) =>
      page(await users.list(caller, params.customerId, query), query),
    ),
    route(readCustomerUser, async ({ caller, params }) => ok(await users.read(caller, params.customerId, params.id))),
    route(createCustomerUser, async ({ caller, params, body }) =>
      created(await users.create(caller, params.customerId, body)),
    ),
    route(updateCustomerUser, async ({ caller, params, body }) =>
      ok(await users.update(caller, params.customerId, params.id, body)),
    ),
    route(deleteCustomerUser, async ({ caller, params }) => {
      await users.remove(caller, params.customerId, params.id);
      return noContent();
    }),
    route(uploadUserImage, async ({ caller, params, files }) =>
      created(await profile.setImage(caller, params.customerId, params.id, files.image)),
    ),
    route(actOnCustomerUser, async ({ caller, params, body }) =>
      ok(await users.act(caller, params.customerId, params.id, body.type)),
    ),
    route(summariseCustomerUser, async ({ caller, params }) =>
      ok(await profile.summary(caller, params.customerId, params.id)),
    ),
    route(chooseLanguage, async ({ caller, params, body }) => {
      await profile.chooseLanguage(caller, params.customerId, params.id, body.preferredLanguage);
      return noContent();
    }),
    route(endTour, async ({ caller, params }) => {
      await profile.endTour(caller, params.customerId, params.id);
      return noContent();
    }),
    route(updateContact, async ({ caller, params, body }) =>
      ok(await profile.updateContact(caller, params.id, params.contactId, body)),
    ),
  ];
}

export function linksRoutes(links: LinksService): Route[] {
  return [
    route(listLinkableProviders, async ({ caller, params }) => ok(await links.linkable(caller, params.customerId))),
    route(createLink, async ({ caller, params, body }) => created(await links.create(caller, params, body))),
    route(updateLink, async ({ caller, params, body }) => ok(await links.update(caller, params, params.linkId, body))),
    route(deleteLink, async ({ caller, params }) => {
      await links.remove(caller, params, params.linkId);
      return noContent();
    }),
  ];
}

export function confirmationsRoutes(confirmations: ConfirmationsService): Route[] {
  const limits = [{ ...CONFIRMATION_PER_ADDRESS, by: 'address' }] as const;
  return [
    route(readConfirmation, async ({ params }) => ok(await confirmations.read(params, params.hash)), limits),
    route(confirmCustomerUser, async ({ params }) => ok(await confirmations.confirm(params, params.hash)), limits),
  ];
}

export function teamUsersRoutes(users: TeamUsersService): Route[] {
  return [
    route(addUserByTeam, async ({ caller, params, body }) => created(await users.add(caller, params.customerId, body))),
    route(updateUserByTeam, async ({ caller, params, body }) => {
      await users.update(caller, params, body);
      return noContent();
    }),
    route(removeUserByTeam, async ({ caller, params }) => {
      await users.remove(caller, params);
      return noContent();
    }),
    route(confirmUserByTeam, async ({ caller, params }) => {
      await users.confirm(caller, params);
      return noContent();
    }),
  ];
}
