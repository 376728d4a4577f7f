import * as access from './access/index.ts';
import * as agreements from './agreements/index.ts';
import * as calendar from './calendar/index.ts';
import * as approvals from './approvals/index.ts';
import * as calls from './calls/index.ts';
import * as catalogs from './catalogs/index.ts';
import * as configs from './configs/index.ts';
import * as couples from './couples/index.ts';
import * as customerUsers from './customer-users/index.ts';
import * as customers from './customers/index.ts';
import * as desk from './desk/index.ts';
import * as discounts from './discounts/index.ts';
import * as galleries from './galleries/index.ts';
import * as home from './home/index.ts';
import * as items from './items/index.ts';
import * as leads from './leads/index.ts';
import * as merchant from './merchant/index.ts';
import * as messages from './messages/index.ts';
import * as packages from './packages/index.ts';
import * as notifications from './notifications/index.ts';
import * as panel from './panel/index.ts';
import * as payments from './payments/index.ts';
import * as places from './places/index.ts';
import * as prompts from './prompts/index.ts';
import * as push from './push/index.ts';
import * as providerData from './provider-data/index.ts';
import * as providers from './providers/index.ts';
import * as referrals from './referrals/index.ts';
import * as testimonials from './testimonials/index.ts';
import * as reviews from './reviews/index.ts';
import * as statistics from './statistics/index.ts';
import * as wizard from './wizard/index.ts';
import * as templates from './templates/index.ts';
import type { CallSpec } from './shared/call.ts';

const domains = [
  access,
  agreements,
  calendar,
  approvals,
  calls,
  catalogs,
  configs,
  couples,
  customerUsers,
  customers,
  desk,
  discounts,
  galleries,
  home,
  items,
  leads,
  merchant,
  messages,
  notifications,
  packages,
  panel,
  payments,
  places,
  prompts,
  providerData,
  providers,
  push,
  referrals,
  reviews,
  statistics,
  templates,
  testimonials,
  wizard,
];

function isCall(value: unknown): value is CallSpec {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
}

/** Every call of the product. The server must bind each exactly once; the generated suites walk over it. */
export const ALL_CALLS: readonly CallSpec[] = domains.flatMap((domain) => Object.values(domain).filter(isCall));
