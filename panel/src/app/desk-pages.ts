import { type PageTable, component, deskPage } from './page.ts';

/** The team's pages; loaded with their layout. */
export const deskPages = {
  desk: deskPage({
    title: 'deskUsers',
    component: component(() => import('#domains/desk/support/users/FindUserPage.tsx'), 'FindUserPage'),
    texts: ['desk'],
  }),
  deskApprovals: deskPage({
    title: 'deskApprovals',
    component: component(() => import('#domains/attention/approvals/ApprovalsPage.tsx'), 'ApprovalsPage'),
    texts: ['approvals'],
  }),
  deskAudit: deskPage({
    title: 'deskAudit',
    component: component(() => import('#domains/desk/support/audit/AuditPage.tsx'), 'AuditPage'),
    texts: ['desk'],
  }),
  deskUnmatched: deskPage({
    title: 'deskUnmatched',
    component: component(
      () => import('#domains/couples/messages/unmatched/TeamUnmatchedPage.tsx'),
      'TeamUnmatchedPage',
    ),
    texts: ['unmatched'],
  }),
  deskProposals: deskPage({
    title: 'deskProposals',
    component: component(() => import('#domains/listing/provider-data/desk/ProposalsPage.tsx'), 'ProposalsPage'),
    texts: ['provider-data'],
  }),
  deskOrders: deskPage({
    title: 'deskOrders',
    component: component(() => import('#domains/money/orders/OrdersPage.tsx'), 'OrdersPage'),
    texts: ['orders'],
  }),
  deskWizards: deskPage({
    title: 'deskWizards',
    component: component(() => import('#domains/growth/wizard/desk/WizardsPage.tsx'), 'WizardsPage'),
    texts: ['wizard'],
  }),
  deskSignIn: deskPage({
    title: 'deskSignIn',
    component: component(() => import('#domains/people/customer-users/settings/TeamSignInPage.tsx'), 'TeamSignInPage'),
    texts: ['customer-users'],
  }),
} satisfies PageTable;
