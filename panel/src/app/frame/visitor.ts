import type { NewToken } from '@bellbird/contract/people/access';
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { PAGES } from '@bellbird/contract/shared/access';
import type { Provider } from '@bellbird/contract/shared/provider';
import { session } from '#platform/session/current-session.ts';
import type { PageAccess } from '../page.ts';

/** Who looks at the panel while a frame is rendered. What depends on it is taken out of the frame. */
export type Visitor = {
  readonly name: string;
  readonly surname: string;
  readonly company: string;
  readonly provider: string;
};

/** Signs in through the session itself: `fetch` answers with the user. */
export async function signIn(access: PageAccess, visitor: Visitor): Promise<void> {
  localStorage.clear();
  if (access === 'guest' || access === 'public') return session.start();
  const token: NewToken = {
    id: 1,
    accessToken: 'frame',
    consumerKey: 'frame',
    isStaff: access === 'staff',
    passwordChangeRequired: access === 'renewal',
    pendingPayments: [],
  };
  if (access === 'staff')
    return session.begin({
      ...token,
      staffName: visitor.name,
      team: { roles: ['administrator'], needsSecondFactor: false },
    });
  globalThis.fetch = () => Promise.resolve(Response.json({ data: typicalUser(visitor) }));
  await session.begin({ ...token, customerId: 1, customerUserId: 1 });
  const state = session.get();
  // A session forgives a user it cannot read; a frame would then show every visitor an empty account.
  if (state.status !== 'loggedIn' || !state.user) throw new Error('The user of the frames could not be read.');
}

/** A vendor with one provider who may do everything. */
function typicalUser({ name, surname, company, provider }: Visitor): SessionUser {
  return {
    id: 1,
    uuid: '00000000-0000-4000-8000-000000000000',
    customerId: 1,
    name,
    surname,
    username: name,
    email: null,
    phone: null,
    city: null,
    status: 'active',
    version: 1,
    customer: { id: 1, name: company, isPaid: true, crmStatus: 'standard' },
    providers: [typicalProvider(provider)],
    details: {
      titleId: null,
      roleId: 1,
      canManage: true,
      preferredLanguage: 'en_AU',
      imageUrl: null,
      profileVideo: null,
      bio: '',
      birthDate: null,
      identityNumber: null,
      language: null,
      googleId: null,
      facebookId: null,
    },
    contacts: [],
    customerUserProviders: [
      {
        id: 1,
        providerId: 1,
        canReceiveLeads: true,
        canReceiveLeadsSms: true,
        showAsContact: true,
        signatureContent: null,
        signatureImage: null,
        pages: [...PAGES],
      },
    ],
    permission: { advisorService: false },
    accountManager: { email: '' },
  };
}

function typicalProvider(name: string): Provider {
  return {
    id: 1,
    name,
    categoryId: 1,
    cityId: 1,
    category: { id: 1, name: '', categoryType: 'venue' },
    city: { name: '' },
    district: null,
    timeZone: 'Australia/Sydney',
    onHold: false,
    holdReason: null,
    paidStatus: 'paid',
    isMissingData: false,
    reviewRequestedAt: null,
    productFeatures: { productDateEnd: null, statsAccess: true, rivalStatsAccess: 3 },
    providerFilter: { listingProductName: '' },
  };
}
