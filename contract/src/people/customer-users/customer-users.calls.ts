import { z } from 'zod';
import { Customer } from '../customers/customers.calls.ts';
import { manager, member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { CurrentPassword, Instant, id, idParam, listParam, optionalText, text } from '../../shared/fields.ts';
import { SHIPPED_LANGUAGES } from '../../shared/locales.ts';
import { Provider } from '../../shared/provider.ts';
import { imageUpload } from '../../shared/uploads.ts';
import { CustomerUserForm, NewCustomerUserForm } from './customer-user-form.ts';
import { CUSTOMER_USER_ACTIONS, CUSTOMER_USER_STATUSES } from './customer-user-status.ts';
import { CustomerUserProvider } from './links.calls.ts';

export const CONTACT_KINDS = ['email', 'phone'] as const;

export const Contact = z.object({
  id: id('contact'),
  kind: z.enum(CONTACT_KINDS),
  value: z.string(),
  isPrimary: z.boolean(),
});
export type Contact = z.output<typeof Contact>;

/** The signed-in user: who they are, which customer they belong to, what they may open. */
export const SessionUser = z.object({
  id: id('customerUser'),
  uuid: z.uuid(),
  customerId: id('customer'),
  name: z.string(),
  surname: z.string(),
  username: z.string(),
  /** The primary address and number; all of them are among the contacts. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  status: z.enum(CUSTOMER_USER_STATUSES),
  version: z.int(),
  customer: Customer,
  providers: z.array(Provider),
  details: z.object({
    titleId: z.int().nullable(),
    roleId: z.int(),
    canManage: z.boolean(),
    preferredLanguage: z.string(),
    imageUrl: z.string().nullable(),
    profileVideo: z.string().nullable(),
    bio: z.string(),
    birthDate: z.string().nullable(),
    identityNumber: z.string().nullable(),
    language: z.int().nullable(),
    /** The person’s ids at Google and Facebook; set by connecting, never by a form. */
    googleId: z.string().nullable(),
    facebookId: z.string().nullable(),
  }),
  contacts: z.array(Contact),
  customerUserProviders: z.array(CustomerUserProvider),
  permission: z.object({ advisorService: z.boolean() }),
  accountManager: z.object({ email: z.string() }),
});
export type SessionUser = z.output<typeof SessionUser>;

/** A user in the list of a customer's users. */
export const CustomerUserRow = z.object({
  id: id('customerUser'),
  name: z.string(),
  surname: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  titleId: z.int().nullable(),
  roleId: z.int(),
  canManage: z.boolean(),
  status: z.enum(CUSTOMER_USER_STATUSES),
  imageUrl: z.string().nullable(),
  providerCount: z.int(),
  createdAt: Instant,
});
export type CustomerUserRow = z.output<typeof CustomerUserRow>;

const ofCustomer = z.object({ customerId: idParam('customer') });
const ofUser = z.object({ customerId: idParam('customer'), id: idParam('customerUser') });

export const CUSTOMER_USER_SORTS = ['name', 'role', 'status', 'createdAt'] as const;

export const listCustomerUsers = call({
  name: 'customerUsers.list',
  method: 'GET',
  path: '/customers/{customerId}/users',
  summary: 'The users of a customer',
  access: manager,
  params: ofCustomer,
  query: Paging.extend({
    /** A part of the name. */
    name: optionalText(80).optional(),
    status: listParam(z.enum(CUSTOMER_USER_STATUSES), CUSTOMER_USER_STATUSES.length).optional(),
    sort: z.enum(CUSTOMER_USER_SORTS).default('name'),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  sensitive: 'contacts',
  responses: { 200: listOf(CustomerUserRow) },
});

export const readCustomerUser = call({
  name: 'customerUsers.read',
  method: 'GET',
  path: '/customers/{customerId}/users/{id}',
  summary: 'One user of a customer; a session loads its own user this way',
  access: member,
  params: ofUser,
  sensitive: 'contacts',
  responses: { 200: one(SessionUser) },
  beforePasswordChange: true,
});

export const createCustomerUser = call({
  name: 'customerUsers.create',
  method: 'POST',
  path: '/customers/{customerId}/users',
  summary: 'Add a user; the account manager is asked to confirm before the invitation goes out',
  access: manager,
  params: ofCustomer,
  body: NewCustomerUserForm,
  responses: { 201: Created },
  idempotent: true,
  neverActedFor: true,
});

export const updateCustomerUser = call({
  name: 'customerUsers.update',
  method: 'PUT',
  path: '/customers/{customerId}/users/{id}',
  summary: 'Change a user: anybody their own profile, those who manage everybody',
  access: member,
  params: ofUser,
  body: CustomerUserForm,
  responses: { 200: one(SessionUser) },
});

export const chooseLanguage = call({
  name: 'customerUsers.chooseLanguage',
  method: 'PUT',
  path: '/customers/{customerId}/users/{id}/language',
  summary: 'Choose one’s own language, of the panel and of mails',
  access: member,
  params: ofUser,
  body: z.strictObject({ preferredLanguage: z.enum(SHIPPED_LANGUAGES) }),
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const endTour = call({
  name: 'customerUsers.endTour',
  method: 'PUT',
  path: '/customers/{customerId}/users/{id}/tour',
  summary: 'Finish or dismiss the tour of new users; it never returns',
  access: member,
  params: ofUser,
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const deleteCustomerUser = call({
  name: 'customerUsers.delete',
  method: 'DELETE',
  path: '/customers/{customerId}/users/{id}',
  summary: 'Remove a user for good; their sessions end',
  access: manager,
  params: ofUser,
  responses: { 204: z.void() },
});

export const uploadUserImage = call({
  name: 'customerUsers.image',
  method: 'POST',
  path: '/customers/{customerId}/users/{id}/image',
  summary: "Store a user's picture, cut square",
  access: member,
  params: ofUser,
  body: z.strictObject({}),
  files: { image: imageUpload({ required: true }) },
  responses: { 201: one(z.object({ imageUrl: z.string() })) },
});

export const actOnCustomerUser = call({
  name: 'customerUsers.act',
  method: 'POST',
  path: '/customers/{customerId}/users/{id}/actions',
  summary: 'Invite, invite again, switch on or switch off a user',
  access: manager,
  params: ofUser,
  body: z.strictObject({ type: z.enum(CUSTOMER_USER_ACTIONS) }),
  responses: { 200: one(z.object({ status: z.enum(CUSTOMER_USER_STATUSES) })) },
  idempotent: true,
  neverActedFor: true,
});

export const UserSummary = z.object({
  name: z.string(),
  role: z.string(),
  imageUrl: z.string().nullable(),
  providerCount: z.int(),
  leadsAnswered: z.int(),
  /** From a couple's request to this user's first answer to it; null while there is none. */
  averageResponseMinutes: z.int().nullable(),
});
export type UserSummary = z.output<typeof UserSummary>;

export const summariseCustomerUser = call({
  name: 'customerUsers.summary',
  method: 'GET',
  path: '/customers/{customerId}/users/{id}/summary',
  summary: 'A user in a few figures',
  access: member,
  calledBy: 'api',
  params: ofUser,
  responses: { 200: one(UserSummary) },
});

/** A new address or number, and the password of whoever changes it. */
export const ContactForm = z
  .strictObject({ value: text(254), oldPassword: CurrentPassword })
  .meta({ examples: [{ value: 'tess@wattlecreek.example', oldPassword: 'demo-wedding' }] });
export type ContactForm = z.output<typeof ContactForm>;

export const updateContact = call({
  name: 'customerUsers.updateContact',
  method: 'PUT',
  path: '/customer-users/{id}/contacts/{contactId}',
  summary: 'Change one address or number of a user',
  access: member,
  calledBy: 'api',
  params: z.object({ id: idParam('customerUser'), contactId: idParam('contact') }),
  body: ContactForm,
  responses: { 200: one(Contact) },
  neverActedFor: true,
});
