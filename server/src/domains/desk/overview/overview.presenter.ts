import type { DeskRequest, FailedPayment, MarketplaceWeek, SlowVendor } from '@bellbird/contract/desk/overview';
import { fromStoredFailure } from '#domains/money/payments/payments.public.ts';
import type { FailedPaymentRow, SlowVendorRow } from './overview.repository.ts';
import type { MarketplaceWeekTable } from './overview.tables.ts';
import type { RequestRow } from './requests.repository.ts';

export function presentWeek({ median_minutes, ...counts }: MarketplaceWeekTable): MarketplaceWeek {
  return { ...counts, medianMinutes: median_minutes };
}

export function presentSlowVendor(row: SlowVendorRow): SlowVendor {
  const { id, name, customer_id: customerId, couples, since, reminded_at: at, reminded_by: by } = row;
  return { provider: { id, name }, customerId, couples, since, reminded: at === null ? null : { at, by: by ?? '' } };
}

export function presentFailedPayment(row: FailedPaymentRow): FailedPayment {
  return {
    id: row.id,
    customer: { id: row.customer_id, name: row.customer_name },
    product: row.product_name,
    cents: row.cents,
    failure: row.failure === null ? null : fromStoredFailure(row.failure),
    dueDate: row.due_date,
  };
}

export function presentRequest(row: RequestRow): DeskRequest {
  return {
    id: row.id,
    createdAt: row.created_at,
    provider: row.provider_name,
    customerId: row.customer_id,
    category: row.category_name,
    city: row.city_name,
    answerMinutes: row.answer_minutes,
  };
}
