import type { SessionUser } from '@bellbird/contract/customer-users';
import type { Page } from '@bellbird/contract/shared/access';
import { type CustomerRow, presentCustomer } from '../customers/customers.public.ts';
import { type ProviderRow, presentProvider } from '../providers/providers.public.ts';
import type { CustomerUserRow, LinkRow } from './customer-users.repository.ts';

export type SessionUserRows = {
  user: CustomerUserRow;
  username: string;
  customer: CustomerRow;
  links: LinkRow[];
  providers: ProviderRow[];
};

export function presentSessionUser({ user, username, customer, links, providers }: SessionUserRows): SessionUser {
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
    customer: presentCustomer(customer),
    providers: providers.map(presentProvider),
    details: {
      titleId: user.title_id,
      roleId: user.role_id,
      canManage: user.can_manage,
      preferredLanguage: user.preferred_language,
      imageUrl: null,
    },
    customerUserProviders: links.map((link) => ({
      id: link.id,
      providerId: link.provider_id,
      canReceiveLeads: link.can_receive_leads,
      canReceiveLeadsSms: link.can_receive_leads_sms,
      showAsContact: link.show_as_contact,
      pages: link.pages as Page[],
    })),
    permission: { advisorService: customer.advisor_service },
    accountManager: { email: customer.account_manager_email },
  };
}
