import { randomBytes } from 'node:crypto';
import type { WizardForm } from '@bellbird/contract/growth/wizard';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { addFirstAnswers } from '#domains/listing/provider-data/provider-data.public.ts';
import type { RefreshMissingData } from '#domains/listing/catalogs/catalogs.public.ts';
import { insertProvider } from '#domains/listing/providers/providers.public.ts';
import { LIMITED_PRODUCT } from '#domains/money/packages/packages.public.ts';
import {
  addFirstOwner,
  insertFirstPhone,
  linkFirstUser,
} from '#domains/people/customer-users/customer-users.public.ts';
import { updateCompany } from '#domains/people/customers/customers.public.ts';
import { findInviter, findPlace } from './registration.repository.ts';
import { splitName, toParagraphs, toSlug } from './registration.rules.ts';

const CHOOSE = 'Please choose one from the list.';

type Ports = { jobs: Pick<Jobs, 'enqueue'>; clock: Clock; refreshMissingData: RefreshMissingData };
type Registration = { form: WizardForm; invitedBy: number };

/** Makes a company a customer, with a first user who is invited by mail and a listing that the team will review. */
export async function registerCompany(tx: Tx, ports: Ports, { form, invitedBy }: Registration): Promise<number> {
  const timeZone = await findTimeZone(tx, form);
  const at = ports.clock.now();
  const owner = await addOwner(tx, ports, { form, invitedBy });
  const { customerId, customerUserId } = owner;
  await updateCompany(tx, customerId, form);
  await insertFirstPhone(tx, owner, form.phone);
  const providerId = await insertProvider(tx, {
    customer_id: customerId,
    name: form.companyName,
    slug: toSlug(form.companyName, randomBytes(4).toString('hex')),
    category_id: form.categoryId,
    city_id: form.cityId,
    time_zone: timeZone,
    paid_status: 'limited',
    listing_product_name: LIMITED_PRODUCT,
    review_requested_at: at.toISOString(),
  });
  await linkFirstUser(tx, owner, providerId);
  const [first = ''] = form.name.split(/\s+/);
  await addFirstAnswers(
    tx,
    { customerId, providerId },
    { about: toParagraphs(form.about), contact_person: first, phone: form.phone, email: form.email },
  );
  await ports.refreshMissingData(tx, { customerId, providerId });
  const kind = 'provider_review';
  await requestApproval(tx, { customerId, providerId, kind, subjectId: providerId, customerUserId, at });
  return customerId;
}

async function addOwner(tx: Tx, ports: Ports, { form, invitedBy }: Registration) {
  const manager = (await findInviter(tx, invitedBy)) ?? fail('not_found');
  const customer = {
    name: form.companyName,
    managerName: `${manager.name} ${manager.surname}`.trim(),
    managerEmail: manager.email,
  };
  const owner = await addFirstOwner(tx, ports, customer, { ...splitName(form.name), email: form.email });
  return owner ?? fail('invalid_fields', { fields: { 'form.email': 'This address already has an account.' } });
}

/** Checks the choices that only the database knows, and returns the time zone of the chosen city. */
async function findTimeZone(tx: Tx, form: WizardForm): Promise<string> {
  const [isType, isExtension, place] = await Promise.all([
    hasEntry(tx, 'customer_company_type', form.companyTypeId),
    hasEntry(tx, 'company_extension', form.companyExtensionId),
    findPlace(tx, form),
  ]);
  const fields = {
    ...(!isType && { 'form.companyTypeId': CHOOSE }),
    ...(!isExtension && { 'form.companyExtensionId': CHOOSE }),
    ...(!place.hasCategory && { 'form.categoryId': CHOOSE }),
    ...(!place.timeZone && { 'form.cityId': CHOOSE }),
  };
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  return place.timeZone ?? '';
}
