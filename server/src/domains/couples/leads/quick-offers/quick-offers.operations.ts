import { QUICK_OFFER_DAYS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompts, completeSubjects } from '#domains/attention/prompts/prompts.public.ts';
import { type FittingLead, findFittingLeads, findSettledLeads } from './quick-offers.repository.ts';

/** As the panel shows prices. */
const showDollars = (dollars: number) => `A$${Math.round(dollars).toLocaleString('en-AU')}`;
const TITLE_MAX = 120;

/** Puts ‘send a quick offer’ on the list of the vendor, if a product with a price fits a new request. */
export async function suggestQuickOffer(tx: Tx, leadId: number, at: Date): Promise<void> {
  await suggest(
    tx,
    await findFittingLeads(tx, { now: at.toISOString(), days: QUICK_OFFER_DAYS, limit: 1, leadId }),
    at,
  );
}

/** The same for every open request, such as after new prices; answers how many were found. */
export async function suggestQuickOffers(tx: Tx, at: Date, limit: number): Promise<number> {
  const fitting = await findFittingLeads(tx, { now: at.toISOString(), days: QUICK_OFFER_DAYS, limit });
  await suggest(tx, fitting, at);
  return fitting.length;
}

/** Ticks off what no longer needs a quick offer. */
export async function settleQuickOffers(tx: Tx, at: Date): Promise<void> {
  const settled = await findSettledLeads(tx, at.toISOString(), QUICK_OFFER_DAYS);
  if (settled.length === 0) return;
  const changed = await completeSubjects(tx, 'quick_offer', settled, at.toISOString());
  await notifyTeams(tx, changed);
}

async function suggest(tx: Tx, fitting: readonly FittingLead[], at: Date): Promise<void> {
  if (fitting.length === 0) return;
  await addPrompts(
    tx,
    fitting.map((lead) => ({
      customer_id: lead.customer_id,
      provider_id: lead.provider_id,
      type: 'quick_offer',
      subject_id: lead.lead_id,
      title: `Send ${lead.couple_name} a quick offer`.slice(0, TITLE_MAX),
      body_html: `<p><b>${escapeHtml(lead.product)}</b>, ${showDollars(lead.total)}, fits what they asked for.</p>`,
      link_path: `/leads/${lead.lead_id}?activeTab=messages`,
      link_text: 'Write an offer',
      created_at: at.toISOString(),
    })),
  );
  await notifyTeams(tx, fitting);
}

async function notifyTeams(tx: Tx, rows: readonly { customer_id: number; provider_id: number }[]): Promise<void> {
  const byProvider = new Map(rows.map((row) => [row.provider_id, row]));
  for (const { customer_id: customerId, provider_id: providerId } of byProvider.values())
    await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
}
