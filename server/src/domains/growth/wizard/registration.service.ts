import { randomBytes } from 'node:crypto';
import { PAGES } from '@bellbird/contract/shared/access';
import type { WizardForm } from '@bellbird/contract/growth/wizard';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addFirstOwner } from '#domains/people/customer-users/customer-users.public.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import {
  findInviter,
  findPlace,
  insertAbout,
  insertListing,
  setCompany,
  setOwnerPhone,
} from './registration.repository.ts';

const CHOOSE = 'Please choose one from the list.';

type Registration = { form: WizardForm; invitedBy: number };

/** A company becomes a customer: with a first user who is asked in by mail, and a listing that waits for the team. */
export async function register(
  tx: Tx,
  deps: { jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  { form, invitedBy }: Registration,
): Promise<number> {
  const timeZone = await assertListed(tx, form);
  const at = deps.clock.now();
  const manager = (await findInviter(tx, invitedBy)) ?? fail('not_found');
  const customer = {
    name: form.companyName,
    managerName: `${manager.name} ${manager.surname}`.trim(),
    managerEmail: manager.email,
  };
  const added = await addFirstOwner(tx, deps, customer, { ...namesOf(form.name), email: form.email });
  const owner = added ?? fail('invalid_fields', { fields: { 'form.email': 'This address already has an account.' } });
  const { customerId, customerUserId } = owner;
  await setCompany(tx, { customerId, ...form });
  await setOwnerPhone(tx, owner, form.phone);
  const listing = { ...form, name: form.companyName, slug: slugOf(form.companyName), timeZone, at, pages: [...PAGES] };
  const providerId = await insertListing(tx, owner, listing);
  await insertAbout(tx, { customerId, providerId, html: paragraphs(form.about) });
  const kind = 'provider_review';
  await requestApproval(tx, { customerId, providerId, kind, subjectId: providerId, customerUserId, at });
  return customerId;
}

/** What only the lists can tell; answers the time that counts where the company is. */
async function assertListed(tx: Tx, form: WizardForm): Promise<string> {
  const [isType, isExtension, place] = await Promise.all([
    hasEntry(tx, 'customer_company_type', form.companyTypeId),
    hasEntry(tx, 'company_extension', form.companyExtensionId),
    findPlace(tx, form),
  ]);
  const fields = {
    ...(!isType && { 'form.companyTypeId': CHOOSE }),
    ...(!isExtension && { 'form.companyExtensionId': CHOOSE }),
    ...(!place.category && { 'form.categoryId': CHOOSE }),
    ...(!place.timeZone && { 'form.cityId': CHOOSE }),
  };
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  return place.timeZone ?? '';
}

/** The last word is the family's. */
function namesOf(name: string): { name: string; surname: string } {
  const words = name.split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? '') : '';
  return { name: words.join(' '), surname };
}

/** For addresses; two companies may have the same name. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain.slice(0, 60) || 'provider'}-${randomBytes(4).toString('hex')}`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((each) => `<p>${escapeHtml(each).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
