import type {
  DeskCustomer,
  DeskCustomerChange,
  FoundCustomer,
  NewDeskCustomer,
} from '@bellbird/contract/desk/customers';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { internationalPhone } from '@bellbird/contract/shared/phone-number';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findMainImageUrls } from '#domains/listing/galleries/galleries.public.ts';
import { findContentScores } from '#domains/listing/provider-data/provider-data.public.ts';
import { findBillingDetails } from '#domains/money/payments/payments.public.ts';
import { addFirstOwner } from '#domains/people/customer-users/customer-users.public.ts';
import { findCustomer, updateCustomer } from '#domains/people/customers/customers.public.ts';
import { findDocuments } from './customer-documents.repository.ts';
import { findRunningPackages } from './customer-packages.repository.ts';
import {
  findInvoices,
  findPayments,
  findPeople,
  findPromised,
  findProviders,
  sumOpen,
} from './customer-page.repository.ts';
import { countCustomers, findCustomers } from './customer-search.repository.ts';
import {
  presentFound,
  presentInvoice,
  presentNote,
  presentPackage,
  presentPayment,
  presentPerson,
  presentPromised,
  presentProvider,
} from './customers-desk.presenter.ts';
import { type ColleagueRow, findColleagues, findNotes } from './notes.repository.ts';

/** Where the team is: numbers without a country are from here. */
const COUNTRY = 'AU';
const OFFICE_ZONE = 'Australia/Sydney';
const TAKEN = { fields: { email: 'This address already has an account.' } };
const CHOOSE = { fields: { accountManagerId: 'Please choose one from the list.' } };

type Ports = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'>; files: SignedFiles };

export type CustomersDeskService = ReturnType<typeof createCustomersDeskService>;

/** Customers as the team sees them: found by anything, with everything on one page. */
export function createCustomersDeskService({ db, clock, jobs, files }: Ports) {
  async function findManager(tx: Tx, id: number): Promise<ColleagueRow> {
    return (await findColleagues(tx)).find((each) => each.id === id) ?? fail('invalid_fields', CHOOSE);
  }

  return {
    find: (query: Paging & { query?: string | undefined }): Promise<{ data: FoundCustomer[]; total: number }> =>
      db.system(async (tx) => {
        const search = {
          text: query.query,
          phone: query.query && internationalPhone(query.query, COUNTRY)?.replaceAll(' ', ''),
          abn: query.query && toAbn(query.query),
        };
        const [rows, total] = await Promise.all([
          findCustomers(tx, search, windowOf(query)),
          countCustomers(tx, search),
        ]);
        return { data: rows.map(presentFound), total };
      }),

    read: ({ staffMemberId }: Staff, id: number): Promise<DeskCustomer> =>
      db.system(async (tx) => {
        const customer = (await findCustomer(tx, id)) ?? fail('not_found');
        const now = clock.now();
        const today = dayIn(now, OFFICE_ZONE);
        const [people, providers, packages, promised, payments, invoices, documents] = await Promise.all([
          findPeople(tx, id),
          findProviders(tx, id, now),
          findRunningPackages(tx, id, now),
          findPromised(tx, id),
          findPayments(tx, id),
          findInvoices(tx, id),
          findDocuments(tx, id),
        ]);
        const providerIds = providers.map((row) => row.id);
        const [openCents, notes, scores, billing, pictures] = await Promise.all([
          sumOpen(tx, id),
          findNotes(tx, id),
          findContentScores(tx, id),
          findBillingDetails(tx, id),
          findMainImageUrls(tx, files, providerIds),
        ]);
        return {
          id,
          name: customer.name,
          version: customer.version,
          since: customer.created_at,
          isPaid: customer.is_paid,
          isPrime: customer.has_adviser,
          primeUntil: customer.prime_until,
          accountManager: { name: customer.account_manager_name, email: customer.account_manager_email },
          people: people.map(presentPerson),
          providers: providers.map((row) =>
            presentProvider(row, { score: scores.get(row.id) ?? 0, picture: pictures.get(row.id) ?? null }),
          ),
          packages: packages.map(presentPackage),
          promised: promised.map((row) => presentPromised(row, today)),
          payments: payments.map(presentPayment),
          invoices: invoices.map(presentInvoice),
          documents,
          billing: billing ?? fail('not_found'),
          openCents,
          notes: notes.map((note) => presentNote(note, staffMemberId)),
        };
      }),

    create: (staff: Staff, form: NewDeskCustomer): Promise<{ id: number }> =>
      db.system(async (tx) => {
        const manager = await findManager(tx, staff.staffMemberId);
        const customer = { name: form.name, managerName: manager.name, managerEmail: manager.email };
        const owner = { name: form.ownerName, surname: form.ownerSurname ?? '', email: form.email };
        const added = await addFirstOwner(tx, { jobs, clock }, customer, owner);
        const { customerId } = added ?? fail('invalid_fields', TAKEN);
        const subject = { kind: 'customer', id: customerId };
        await record(tx, staff, { action: 'desk.createCustomer', subject, customerId });
        return { id: customerId };
      }),

    update: (staff: Staff, id: number, change: DeskCustomerChange): Promise<void> =>
      db.system(async (tx) => {
        const before = (await findCustomer(tx, id)) ?? fail('not_found');
        const { name, accountManagerId, primeUntil, version } = change;
        const manager = accountManagerId === undefined ? undefined : await findManager(tx, accountManagerId);
        const columns = {
          name,
          prime_until: primeUntil,
          account_manager_name: manager?.name ?? before.account_manager_name,
          account_manager_email: manager?.email ?? before.account_manager_email,
        };
        if (!(await updateCustomer(tx, { id, version }, columns))) fail('stale_version');
        const details = { primeUntil, accountManager: columns.account_manager_name };
        await record(tx, staff, {
          action: 'desk.updateCustomer',
          subject: { kind: 'customer', id },
          customerId: id,
          details,
        });
      }),
  };
}

/** As people write it, with spaces; an ABN has 11 digits. */
function toAbn(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{11}$/.test(digits) ? digits : undefined;
}
