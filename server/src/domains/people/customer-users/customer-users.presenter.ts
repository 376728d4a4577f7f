import type {
  Contact,
  CustomerUserProvider,
  CustomerUserRow,
  SessionUser,
} from '@bellbird/contract/people/customer-users';
import type { Provider } from '@bellbird/contract/shared/provider';
import type { Page } from '@bellbird/contract/shared/access';
import { type CustomerRow, presentCustomer } from '#domains/people/customers/customers.public.ts';
import type { ContactRow } from './contacts.repository.ts';
import type { CustomerUserRow as UserRow, ListedUser } from './customer-users.repository.ts';
import type { LinkRow } from './links.repository.ts';

export type SessionUserRows = {
  user: UserRow;
  username: string;
  socialIds: { google: string | null; facebook: string | null };
  identityNumber: string | null;
  customer: CustomerRow;
  contacts: ContactRow[];
  links: LinkRow[];
  providers: Provider[];
};

export function presentSessionUser(rows: SessionUserRows): SessionUser {
  const { user, username, socialIds, identityNumber, customer, contacts, links, providers } = rows;
  return {
    id: user.id,
    uuid: user.uuid,
    customerId: user.customer_id,
    name: user.name,
    surname: user.surname,
    username,
    email: user.email,
    phone: user.phone,
    city: user.city_name,
    status: user.status,
    version: user.version,
    customer: presentCustomer(customer),
    providers,
    details: {
      titleId: user.title_id,
      roleId: user.role_id,
      canManage: user.can_manage,
      preferredLanguage: user.preferred_language,
      imageUrl: imageUrl(user.image_key),
      profileVideo: user.profile_video,
      bio: user.bio,
      birthDate: user.birth_date,
      identityNumber,
      language: user.language_id,
      googleId: socialIds.google,
      facebookId: socialIds.facebook,
    },
    contacts: contacts.map(presentContact),
    customerUserProviders: links.map(presentLink),
    permission: { advisorService: customer.has_adviser },
    accountManager: { email: customer.account_manager_email },
  };
}

export function presentListedUser(row: ListedUser): CustomerUserRow {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email,
    phone: row.phone,
    titleId: row.title_id,
    roleId: row.role_id,
    canManage: row.can_manage,
    status: row.status,
    imageUrl: imageUrl(row.image_key),
    providerCount: row.provider_count,
    createdAt: row.created_at,
  };
}

export function presentContact(row: ContactRow): Contact {
  return { id: row.id, kind: row.kind, value: row.value, isPrimary: row.position === 0 };
}

export function presentLink(row: LinkRow): CustomerUserProvider {
  return {
    id: row.id,
    providerId: row.provider_id,
    canReceiveLeads: row.can_receive_leads,
    canReceiveLeadsSms: row.can_receive_leads_sms,
    showAsContact: row.show_as_contact,
    signatureContent: row.signature_content,
    signatureImage: imageUrl(row.signature_image_key),
    pages: row.pages as Page[],
  };
}

export function imageUrl(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}
