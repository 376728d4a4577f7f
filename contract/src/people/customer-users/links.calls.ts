import { z } from 'zod';
import { PAGES, manager } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { id, idParam, ourText } from '../../shared/fields.ts';

/** A user’s link to a provider: what they receive, whether couples see them, and which pages they may manage. */
export const CustomerUserProvider = z.object({
  id: id('customerUserProvider'),
  providerId: id('provider'),
  canReceiveLeads: z.boolean(),
  canReceiveLeadsSms: z.boolean(),
  showAsContact: z.boolean(),
  signatureContent: z.string().nullable(),
  signatureImage: z.string().nullable(),
  pages: z.array(z.enum(PAGES)),
});
export type CustomerUserProvider = z.output<typeof CustomerUserProvider>;

/** The defaults of a new link (USER-025). */
export const NEW_LINK = { canReceiveLeads: false, canReceiveLeadsSms: false, showAsContact: true } as const;

const flags = { canReceiveLeads: z.boolean(), canReceiveLeadsSms: z.boolean(), showAsContact: z.boolean() };
const pages = z.array(z.enum(PAGES)).max(PAGES.length);
const ofUser = { customerId: idParam('customer'), id: idParam('customerUser') };
const ofLink = { ...ofUser, linkId: idParam('customerUserProvider') };

export const createLink = call({
  name: 'customerUsers.createLink',
  method: 'POST',
  path: '/customers/{customerId}/users/{id}/providers',
  summary: 'Link a provider to a user',
  access: manager,
  params: z.object(ofUser),
  body: z.strictObject({
    providerId: id('provider'),
    canReceiveLeads: flags.canReceiveLeads.default(NEW_LINK.canReceiveLeads),
    canReceiveLeadsSms: flags.canReceiveLeadsSms.default(NEW_LINK.canReceiveLeadsSms),
    showAsContact: flags.showAsContact.default(NEW_LINK.showAsContact),
    pages: pages.default([]),
  }),
  responses: { 201: Created },
  idempotent: true,
  neverActedFor: true,
});

export const updateLink = call({
  name: 'customerUsers.updateLink',
  method: 'PUT',
  path: '/customers/{customerId}/users/{id}/providers/{linkId}',
  summary: 'Change what a user receives and may manage of a provider',
  access: manager,
  params: z.object(ofLink),
  body: z.strictObject({ ...flags, pages: pages.optional() }),
  responses: { 200: one(CustomerUserProvider) },
});

export const deleteLink = call({
  name: 'customerUsers.deleteLink',
  method: 'DELETE',
  path: '/customers/{customerId}/users/{id}/providers/{linkId}',
  summary: 'Take a provider away from a user',
  access: manager,
  params: z.object(ofLink),
  responses: { 204: z.void() },
});

export const LinkableProvider = z.object({ id: id('provider'), name: z.string(), categoryName: ourText() });
export type LinkableProvider = z.output<typeof LinkableProvider>;

export const listLinkableProviders = call({
  name: 'customerUsers.linkableProviders',
  method: 'GET',
  path: '/customers/{customerId}/providers',
  summary: 'Every provider of the customer, for those who decide who looks after which',
  access: manager,
  params: z.object({ customerId: idParam('customer') }),
  responses: { 200: one(z.array(LinkableProvider)) },
});
