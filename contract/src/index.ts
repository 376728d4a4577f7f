import * as access from './people/access/index.ts';
import * as agreements from './foundation/agreements/index.ts';
import * as calendar from './listing/calendar/index.ts';
import * as accountExports from './people/account-exports/index.ts';
import * as alerts from './attention/alerts/index.ts';
import * as announcements from './attention/announcements/index.ts';
import * as approvals from './attention/approvals/index.ts';
import * as calls from './couples/calls/index.ts';
import * as catalogs from './listing/catalogs/index.ts';
import * as configs from './foundation/configs/index.ts';
import * as customerUsers from './people/customer-users/index.ts';
import * as customers from './people/customers/index.ts';
import * as desk from './desk/support/index.ts';
import * as deskCatalogue from './desk/catalogue/index.ts';
import * as deskCustomers from './desk/customers/index.ts';
import * as deskMoney from './desk/money/index.ts';
import * as deskOperations from './desk/operations/index.ts';
import * as deskOverview from './desk/overview/index.ts';
import * as discounts from './reputation/discounts/index.ts';
import * as galleries from './listing/galleries/index.ts';
import * as home from './insight/home/index.ts';
import * as imports from './growth/imports/index.ts';
import * as items from './listing/items/index.ts';
import * as leads from './couples/leads/index.ts';
import * as marketplace from './couples/marketplace/index.ts';
import * as merchant from './money/merchant/index.ts';
import * as messages from './couples/messages/index.ts';
import * as orders from './money/orders/index.ts';
import * as packages from './money/packages/index.ts';
import * as notifications from './attention/notifications/index.ts';
import * as panel from './foundation/panel/index.ts';
import * as payments from './money/payments/index.ts';
import * as places from './foundation/places/index.ts';
import * as prompts from './attention/prompts/index.ts';
import * as push from './attention/push/index.ts';
import * as providerData from './listing/provider-data/index.ts';
import * as providers from './listing/providers/index.ts';
import * as quotePayments from './couples/quote-payments/index.ts';
import * as quotes from './couples/quotes/index.ts';
import * as referrals from './growth/referrals/index.ts';
import * as testimonials from './reputation/testimonials/index.ts';
import * as reviews from './reputation/reviews/index.ts';
import * as publicListings from './insight/public-listings/index.ts';
import * as statistics from './insight/statistics/index.ts';
import * as wizard from './growth/wizard/index.ts';
import * as templates from './couples/templates/index.ts';
import type { CallSpec } from './shared/call.ts';

const domains = [
  access,
  agreements,
  calendar,
  accountExports,
  alerts,
  announcements,
  approvals,
  calls,
  catalogs,
  configs,
  marketplace,
  customerUsers,
  customers,
  desk,
  deskCatalogue,
  deskCustomers,
  deskMoney,
  deskOperations,
  deskOverview,
  discounts,
  galleries,
  home,
  imports,
  items,
  leads,
  merchant,
  messages,
  notifications,
  orders,
  packages,
  panel,
  payments,
  places,
  prompts,
  providerData,
  providers,
  push,
  quotePayments,
  quotes,
  referrals,
  reviews,
  publicListings,
  statistics,
  templates,
  testimonials,
  wizard,
] as const;

type CallsIn<Domain> = Domain extends unknown ? Extract<Domain[keyof Domain], CallSpec> : never;

/** The types of all calls by verb and path: `Calls['GET /leads/{id}']`. */
export type Calls = { [Call in CallsIn<(typeof domains)[number]> as `${Call['method']} ${Call['path']}`]: Call };

function isCall(value: unknown): value is CallSpec {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
}

/** Every call of the product. The server must bind each exactly once; the generated suites walk over it. */
export const ALL_CALLS: readonly CallSpec[] = domains.flatMap((domain) =>
  Object.values<unknown>(domain).filter(isCall),
);
