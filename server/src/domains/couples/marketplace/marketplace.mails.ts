import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import { renderMail } from '#platform/mail/mail-layout.ts';

export type NewLeadFacts = {
  lead_id: number;
  customer_user_id: number;
  user_name: string;
  couple_name: string;
  provider_name: string;
  organization_date: string | null;
  place: string;
  guests: number | null;
  budget: number | null;
  message: string;
  withheld: boolean;
};

const DAY = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const DOLLARS = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
/** How much of the couple's message the mail shows; the rest is in the panel. */
const EXCERPT = 600;

const WITHHELD = `On the limited package you can open ${LIMITED_PACKAGE_LEADS_PER_MONTH} requests a month. If you have one left, open this one to see who they are and what they wrote.`;

function leadUrl(leadId: number, baseUrl: string): string {
  return new URL(`/leads/${leadId}`, baseUrl).href;
}

/** Tells a team member about a new request: who, when, where, guests and budget. */
export function newLeadMail(facts: NewLeadFacts, baseUrl: string) {
  const { couple_name: couple, provider_name: provider, message } = facts;
  const rows = [
    ['When', facts.organization_date && DAY.format(new Date(facts.organization_date))],
    ['Where', facts.place],
    ['Guests', facts.guests === null ? '' : String(facts.guests)],
    ['Budget', facts.budget === null ? '' : DOLLARS.format(facts.budget)],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
  const words = message.length > EXCERPT ? `${message.slice(0, EXCERPT)}…` : message;
  return {
    subject: `New request from ${couple} for ${provider}`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<request-${facts.lead_id}-${facts.customer_user_id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: `${couple} asked about ${provider}`,
      preheader: rows.join(' · ') || 'Couples often book the first vendor who answers.',
      greeting: `Hello ${facts.user_name},`,
      paragraphs: [
        `${couple} would like to hear from you.`,
        ...(rows.length > 0 ? [rows.join('\n')] : []),
        ...(words ? [`They wrote:\n${words}`] : []),
        ...(facts.withheld ? [WITHHELD] : []),
      ],
      action: {
        label: facts.withheld ? 'Open request' : 'Answer the couple',
        url: leadUrl(facts.lead_id, baseUrl),
      },
      footer: `You’re getting this email because you receive the requests for ${provider}. You can change that under Users.`,
    }),
  };
}

/** Only names and a link; everything else needs a sign-in. */
export function newLeadSms({ couple_name, provider_name, lead_id }: NewLeadFacts, baseUrl: string): string {
  return `New request for ${provider_name} from ${couple_name}: ${leadUrl(lead_id, baseUrl)}`;
}
