import type { MarketplaceLead } from '@bellbird/contract/couples/couples';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import {
  type RequestContent,
  WEDDING_TYPE_ID,
  hiddenName,
  isOnLimited,
  keepRequestContent,
  takeCode,
  withhold,
  writeEvent,
} from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { tellOfLead } from './couples.job-definitions.ts';
import { newLeadMail, newLeadSms } from './couples.mails.ts';
import {
  findLeadIdByRequest,
  findNewLeadFacts,
  findProviderOwner,
  findReceivers,
  insertRequest,
  putCouple,
  repeatCouple,
} from './marketplace.repository.ts';

type Request = z.output<typeof MarketplaceLead>;

export type MarketplaceService = ReturnType<typeof createMarketplaceService>;

/** Requests as the marketplace hands them over. The same one twice is one lead. */
export function createMarketplaceService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }) {
  async function tell(tx: Tx, lead: { id: number; customer_id: number; provider_id: number }): Promise<void> {
    for (const receiver of await findReceivers(tx, lead.customer_id, lead.provider_id)) {
      const to = { leadId: lead.id, customerUserId: receiver.customer_user_id };
      if (receiver.by_email) await jobs.enqueue(tx, tellOfLead, { ...to, by: 'email' });
      if (receiver.by_sms) await jobs.enqueue(tx, tellOfLead, { ...to, by: 'sms' });
    }
  }

  return {
    async create(request: Request): Promise<{ id: number }> {
      return db.system(async (tx) => {
        const known = await findLeadIdByRequest(tx, request.requestId);
        if (known) return { id: known };
        const provider = (await findProviderOwner(tx, request.providerId)) ?? refuse('providerId');
        if (!(await hasEntry(tx, 'organization_type', request.organizationTypeId))) refuse('organizationTypeId');
        const at = clock.now();
        const coupleId = await takeOver(tx, request.couple, at);
        const withheld = isOnLimited(provider, at);
        const shown = withheld ? { couple_name: hiddenName(request.couple.name), couple_phone: null } : {};
        const id = await insertRequest(tx, {
          ...leadOf(request, at),
          ...shown,
          withheld,
          customer_id: provider.customer_id,
          provider_id: provider.id,
          couple_id: coupleId,
          extension_number: await takeCode(tx, provider.id),
        });
        if (id === undefined) return { id: (await findLeadIdByRequest(tx, request.requestId)) ?? fail('conflict') };
        const lead = { id, customer_id: provider.customer_id, provider_id: provider.id, withheld };
        await keepRequest(tx, lead, request, at);
        await tell(tx, lead);
        await notifyTeam(
          tx,
          { customerId: lead.customer_id, providerId: lead.provider_id },
          {
            kind: 'lead',
            leadId: id,
            coupleName: shown.couple_name ?? request.couple.name,
            organizationDate: request.organizationDate,
            createdAt: at.toISOString(),
          },
        );
        return { id };
      });
    },
  };
}

/** The couple as they are now, also on the requests they made before. */
async function takeOver(tx: Tx, couple: Request['couple'], at: Date): Promise<number> {
  const id = await putCouple(tx, {
    marketplace_id: couple.id,
    name: couple.name,
    email: couple.email,
    partner_email: couple.partnerEmail,
    phone: couple.phone,
    contact_preference: couple.contactPreference,
    last_active_at: at.toISOString(),
  });
  await repeatCouple(tx, id, { ...repeatedOf(couple), couple_deleted_at: null });
  return id;
}

function repeatedOf(couple: Request['couple']) {
  return {
    contact_preference: couple.contactPreference,
    couple_phone: couple.phone,
    has_email: couple.email !== null || couple.partnerEmail !== null,
  };
}

function leadOf(request: Request, at: Date) {
  return {
    ...repeatedOf(request.couple),
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

/** What only the page of the lead shows, and the first lines of its timeline. */
async function keepRequest(
  tx: Tx,
  lead: { id: number; customer_id: number; provider_id: number; withheld: boolean },
  request: Request,
  at: Date,
): Promise<void> {
  const content = contentOf(request, at);
  await (lead.withheld ? withhold(tx, lead, { kind: 'request', at, content }) : keepRequestContent(tx, lead, content));
  await writeEvent(tx, lead, { kind: 'info_request', at });
  if (request.firstLeadType === 'plusLead') await writeEvent(tx, lead, { kind: 'plus_lead', at });
}

function contentOf({ message, answers, loan, items }: Request, at: Date): RequestContent {
  const details = {
    message,
    answers: JSON.stringify(answers),
    loan_requested: loan !== null,
    loan_amount: loan?.amount ?? null,
    loan_requested_at: loan ? at.toISOString() : null,
  };
  return { details, items };
}

function refuse(path: string): never {
  fail('invalid_fields', { fields: { [path]: 'There is no such thing.' } });
}

/** Sends one user the news of one request. */
export async function deliverNews(
  { db, mailer, sms, baseUrl }: { db: Db; mailer: Mailer; sms: SmsGateway; baseUrl: string },
  { leadId, customerUserId, by }: { leadId: number; customerUserId: number; by: 'email' | 'sms' },
): Promise<void> {
  const facts = await db.system((tx) => findNewLeadFacts(tx, leadId, customerUserId, by));
  const to = by === 'email' ? facts?.email : facts?.phone;
  if (!facts || !to) return;
  if (by === 'email') await deliver(() => mailer.send({ to, ...newLeadMail(facts, baseUrl) }));
  else await deliver(() => sms.send({ to, body: newLeadSms(facts, baseUrl) }));
}
