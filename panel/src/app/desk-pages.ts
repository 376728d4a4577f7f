import { type PageTable, component, deskPage } from './page.ts';

/** The team's pages; loaded with their layout. */
export const deskPages = {
  deskCustomers: deskPage({
    title: 'deskCustomers',
    right: 'customers',
    component: component(() => import('#domains/desk/customers/CustomersPage.tsx'), 'CustomersPage'),
    texts: ['desk-customers'],
  }),
  deskCustomer: deskPage({
    title: 'deskCustomer',
    right: 'customers',
    component: component(() => import('#app/desk/CustomerPage.tsx'), 'CustomerPage'),
    texts: ['desk', 'desk-customers'],
  }),
  deskUsers: deskPage({
    title: 'deskUsers',
    right: 'customers',
    component: component(() => import('#domains/desk/support/users/FindUserPage.tsx'), 'FindUserPage'),
    texts: ['desk'],
  }),
  desk: deskPage({
    title: 'deskOverview',
    component: component(() => import('#app/desk/OverviewPage.tsx'), 'OverviewPage'),
    texts: ['approvals', 'desk', 'desk-customers', 'desk-operations', 'desk-overview'],
  }),
  deskQueue: deskPage({
    title: 'deskApprovals',
    component: component(() => import('#domains/attention/approvals/ApprovalsPage.tsx'), 'ApprovalsPage'),
    texts: ['approvals'],
  }),
  deskAudit: deskPage({
    title: 'deskAudit',
    right: 'audit',
    component: component(() => import('#domains/desk/support/audit/AuditPage.tsx'), 'AuditPage'),
    texts: ['desk'],
  }),
  deskUnmatched: deskPage({
    title: 'deskUnmatched',
    right: 'messages',
    component: component(
      () => import('#domains/couples/messages/unmatched/TeamUnmatchedPage.tsx'),
      'TeamUnmatchedPage',
    ),
    texts: ['unmatched'],
  }),
  deskProposals: deskPage({
    title: 'deskProposals',
    right: 'review',
    component: component(() => import('#domains/listing/provider-data/desk/ProposalsPage.tsx'), 'ProposalsPage'),
    texts: ['provider-data'],
  }),
  deskOrders: deskPage({
    title: 'deskOrders',
    right: 'orders',
    component: component(() => import('#domains/money/orders/OrdersPage.tsx'), 'OrdersPage'),
    texts: ['orders'],
  }),
  deskMoney: deskPage({
    title: 'deskMoney',
    right: 'money',
    component: component(() => import('#domains/desk/money/MoneyPage.tsx'), 'MoneyPage'),
    texts: ['desk-money'],
  }),
  deskNumbers: deskPage({
    title: 'deskNumbers',
    right: 'accounts',
    component: component(() => import('#domains/desk/numbers/NumbersPage.tsx'), 'NumbersPage'),
    texts: ['desk-numbers'],
  }),
  deskOperations: deskPage({
    title: 'deskOperations',
    right: 'operations',
    component: component(() => import('#domains/desk/operations/OperationsPage.tsx'), 'OperationsPage'),
    texts: ['desk-operations'],
  }),
  deskWizards: deskPage({
    title: 'deskWizards',
    right: 'accounts',
    component: component(() => import('#domains/growth/wizard/desk/WizardsPage.tsx'), 'WizardsPage'),
    texts: ['wizard'],
  }),
  deskMessages: deskPage({
    title: 'deskMessages',
    right: 'accounts',
    component: component(() => import('#domains/attention/announcements/AnnouncementsPage.tsx'), 'AnnouncementsPage'),
    texts: ['announcements'],
  }),
  deskCatalogue: deskPage({
    title: 'deskCatalogue',
    right: 'catalogue',
    component: component(() => import('#domains/desk/catalogue/CataloguePage.tsx'), 'CataloguePage'),
    texts: ['catalogue'],
  }),
  deskTeam: deskPage({
    title: 'deskTeam',
    right: 'team',
    component: component(() => import('#domains/people/access/team/TeamPage.tsx'), 'TeamPage'),
    texts: ['team'],
  }),
  deskSignIn: deskPage({
    title: 'deskSignIn',
    component: component(() => import('#domains/people/customer-users/settings/TeamSignInPage.tsx'), 'TeamSignInPage'),
    texts: ['customer-users', 'sign-in-safety'],
  }),
} satisfies PageTable;
