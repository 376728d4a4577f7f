import type {
  CustomerNote,
  DeskCustomer,
  CustomerProvider as DeskProvider,
  FoundCustomer,
} from '@bellbird/contract/desk/customers';
import { fromStoredFailure } from '#domains/money/payments/payments.public.ts';
import type {
  CustomerInvoiceRow,
  CustomerPaymentRow,
  CustomerProviderRow,
  PersonRow,
  PromisedRow,
} from './customer-page.repository.ts';
import type { FoundCustomerRow } from './customer-search.repository.ts';
import type { CustomerPackageRow } from './customer-packages.repository.ts';
import type { NoteRow } from './notes.repository.ts';
import { isKept } from './package-promises.rules.ts';

export function presentFound(row: FoundCustomerRow): FoundCustomer {
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row),
    isPaid: row.is_paid,
    accountManager: row.account_manager_name,
    people: row.people,
    providers: row.providers,
  };
}

function stateOf({ providers, is_left, is_on_hold }: FoundCustomerRow): FoundCustomer['state'] {
  if (providers.length === 0) return 'empty';
  if (is_left) return 'left';
  return is_on_hold ? 'on_hold' : 'active';
}

export function presentPerson(row: PersonRow): DeskCustomer['people'][number] {
  const { id, version, name, first_name: firstName, surname, email, phone, role_id: roleId, status, active } = row;
  const { can_manage: canManage, last_seen_at: lastSeenAt } = row;
  return { id, version, name, firstName, surname, email, phone, roleId, canManage, status, active, lastSeenAt };
}

type Listing = { score: number; picture: string | null };

export function presentProvider(row: CustomerProviderRow, { score, picture }: Listing): DeskProvider {
  return {
    id: row.id,
    name: row.name,
    category: row.category_name,
    city: row.city_name,
    onHold: row.on_hold,
    holdReason: row.team_hold_reason,
    leftAt: row.left_at,
    packageName: row.listing_product_name,
    packageUntil: row.product_date_end,
    hasRunningPackage: row.has_running_package,
    endedPackage: row.ended_package,
    quickNumber: row.quick_number,
    redirectNumber: row.redirect_number,
    redirectHours: row.redirect_hours,
    waiting: row.waiting,
    medianMinutes: row.median_minutes,
    score,
    picture,
  };
}

export function presentPackage(row: CustomerPackageRow): DeskCustomer['packages'][number] {
  const { id, name, provider_name: provider, ends_on: until } = row;
  const promises = row.promises.map((promise) => ({ ...promise, isKept: isKept(promise, row) }));
  return { id, name, provider, until, promises };
}

export function presentPromised(row: PromisedRow, today: string): DeskCustomer['promised'][number] {
  const { id, status, due_on: dueOn, scheduled_on: scheduledOn } = row;
  const isOpen = status === 'to_do' || status === 'scheduled';
  const isLate = isOpen && dueOn !== null && dueOn < today;
  return { id, product: row.product_name, provider: row.provider_name, status, dueOn, scheduledOn, isLate };
}

export function presentPayment(row: CustomerPaymentRow): DeskCustomer['payments'][number] {
  return {
    id: row.id,
    product: row.product_name,
    provider: row.provider_name,
    cents: row.amount_cents,
    status: row.status,
    dueDate: row.due_date,
    failure: row.failure === null ? null : fromStoredFailure(row.failure),
  };
}

export function presentInvoice(row: CustomerInvoiceRow): DeskCustomer['invoices'][number] {
  const { installment_id: installmentId, number, issued_on: issuedOn, description, amount_cents: cents } = row;
  return { installmentId, number, issuedOn, description, cents };
}

export function presentNote(row: NoteRow, staffMemberId: number): CustomerNote {
  const { id, text, by, created_at: at, owner, owner_id, due_on: dueOn, done_at: doneAt } = row;
  const task = owner !== null && dueOn !== null ? { owner, isMine: owner_id === staffMemberId, dueOn, doneAt } : null;
  return { id, text, by, at, task };
}
