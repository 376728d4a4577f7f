import type { MarketplaceLead } from '@bellbird/contract/couples/marketplace';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findQuietEnd, toAlertSettings } from '#domains/attention/alerts/alerts.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type RequestContent,
  WEDDING_TYPE_ID,
  insertRequestContent,
  insertRequestLead,
  isOnLimitedPackage,
  maskName,
  recordEvent,
  reserveCode,
  saveMarketplaceCouple,
  suggestQuickOffer,
  toContactColumns,
  withholdContent,
} from '#domains/couples/leads/leads.public.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { findInfoRequestForms } from '#domains/listing/providers/providers.public.ts';
import { notifyNewLead } from './marketplace.job-definitions.ts';
import { findLeadIdByRequest, findProviderOwner, findReceivers } from './marketplace.repository.ts';
import { assertPresent } from './provider-presence.rules.ts';
import { type LabelledAnswer, labelAnswers } from './request-answers.rules.ts';

type Request = z.output<typeof MarketplaceLead>;
type LabelledRequest = Omit<Request, 'answers'> & { answers: LabelledAnswer[] };
type NewLead = { id: number; customer_id: number; provider_id: number; withheld: boolean };

export type RequestsService = ReturnType<typeof createRequestsService>;

/** Requests from the marketplace. The same request received twice is one lead. */
export function createRequestsService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }) {
  async function enqueueNotices(
    tx: Tx,
    lead: NewLead,
    { timeZone, at }: { timeZone: string; at: Date },
  ): Promise<void> {
    for (const receiver of await findReceivers(tx, lead.customer_id, lead.provider_id)) {
      const to = { leadId: lead.id, customerUserId: receiver.customer_user_id };
      if (receiver.by_email) await jobs.enqueue(tx, notifyNewLead, { ...to, by: 'email' });
      // Mails make no noise. Nobody is woken by a text.
      const startAfter = findQuietEnd({ settings: toAlertSettings(receiver), timeZone }, at);
      if (receiver.by_sms) await jobs.enqueue(tx, notifyNewLead, { ...to, by: 'sms' }, startAfter && { startAfter });
    }
  }

  return {
    async create(request: Request): Promise<{ id: number }> {
      return db.system(async (tx) => {
        const known = await findLeadIdByRequest(tx, request.requestId);
        if (known) return { id: known };
        const provider = (await findProviderOwner(tx, request.providerId)) ?? failUnknown('providerId');
        assertPresent(provider);
        const [form] = await findInfoRequestForms(tx, provider.category_type);
        const answers = labelAnswers(form, request.answers);
        if (!(await hasEntry(tx, 'organization_type', request.organizationTypeId))) failUnknown('organizationTypeId');
        const at = clock.now();
        const coupleId = await saveMarketplaceCouple(tx, request.couple, at);
        const withheld = isOnLimitedPackage(provider, at);
        const masked = withheld ? { couple_name: maskName(request.couple.name), couple_phone: null } : {};
        const id = await insertRequestLead(tx, {
          ...toLeadColumns(request, at),
          ...masked,
          withheld,
          customer_id: provider.customer_id,
          provider_id: provider.id,
          couple_id: coupleId,
          extension_number: await reserveCode(tx, provider.id),
        });
        if (id === undefined) return { id: (await findLeadIdByRequest(tx, request.requestId)) ?? fail('conflict') };
        const lead = { id, customer_id: provider.customer_id, provider_id: provider.id, withheld };
        await saveContent(tx, lead, { ...request, answers }, at);
        await suggestQuickOffer(tx, id, at);
        await enqueueNotices(tx, lead, { timeZone: provider.time_zone, at });
        await notifyTeam(
          tx,
          { customerId: lead.customer_id, providerId: lead.provider_id },
          {
            kind: 'lead',
            leadId: id,
            coupleName: masked.couple_name ?? request.couple.name,
            organizationDate: request.organizationDate,
            createdAt: at.toISOString(),
          },
        );
        return { id };
      });
    },
  };
}

function toLeadColumns(request: Request, at: Date) {
  return {
    ...toContactColumns(request.couple),
    request_id: request.requestId,
    couple_name: request.couple.name,
    created_at: at.toISOString(),
    waiting_since: at.toISOString(),
    organization_date: request.organizationDate,
    organization_type_id: request.organizationTypeId,
    is_wedding: request.organizationTypeId === WEDDING_TYPE_ID,
    guests: request.guests,
    budget: request.budget,
    place: request.place,
    item_count: request.items.length,
    is_prepaid: request.isPrepaid,
    first_lead_type: request.firstLeadType,
    source: request.source,
  };
}

/** Saves what only the lead's page shows, and the first entries of its timeline. */
async function saveContent(tx: Tx, lead: NewLead, request: LabelledRequest, at: Date): Promise<void> {
  const content = toContent(request, at);
  await (lead.withheld
    ? withholdContent(tx, lead, { kind: 'request', at, content })
    : insertRequestContent(tx, lead, content));
  await recordEvent(tx, lead, { kind: 'info_request', at });
  if (request.firstLeadType === 'plusLead') await recordEvent(tx, lead, { kind: 'plus_lead', at });
}

function toContent({ message, answers, loan, items }: LabelledRequest, at: Date): RequestContent {
  const details = {
    message,
    answers: JSON.stringify(answers),
    loan_requested: loan !== null,
    loan_amount: loan?.amount ?? null,
    loan_requested_at: loan ? at.toISOString() : null,
  };
  return { details, items };
}

function failUnknown(path: string): never {
  fail('invalid_fields', { fields: { [path]: 'This doesn’t exist.' } });
}
