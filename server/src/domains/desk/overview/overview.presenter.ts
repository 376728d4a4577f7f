import type { FailedPayment, MarketplaceWeek, SlowVendor } from '@bellbird/contract/desk/overview';
import type { FailedPaymentRow, SlowVendorRow } from './overview.repository.ts';
import type { MarketplaceWeekTable } from './overview.tables.ts';

export function presentWeek({ median_minutes, ...counts }: MarketplaceWeekTable): MarketplaceWeek {
  return { ...counts, medianMinutes: median_minutes };
}

export function presentSlowVendor(row: SlowVendorRow): SlowVendor {
  const { id, name, customer_id: customerId, couples, since } = row;
  return { provider: { id, name }, customerId, couples, since };
}

export function presentFailedPayment(row: FailedPaymentRow): FailedPayment {
  return {
    id: row.id,
    customer: { id: row.customer_id, name: row.customer_name },
    product: row.product_name,
    cents: row.cents,
    failure: row.failure,
    dueDate: row.due_date,
  };
}
