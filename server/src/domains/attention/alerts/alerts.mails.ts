import type { AlertKind } from '@bellbird/contract/attention/alerts';
import { renderMail } from '#platform/mail/mail-layout.ts';

export type AlertFacts = {
  id: number;
  kind: AlertKind;
  lead_id: number;
  user_name: string;
  couple_name: string;
  provider_name: string;
};

const TITLES: Record<AlertKind, (couple: string) => string> = {
  lead: (couple) => `New request from ${couple}`,
  message: (couple) => `${couple} wrote to you`,
  reminder: (couple) => `Time to get back to ${couple}`,
};

const toUrl = (leadId: number, baseUrl: string) => new URL(`/leads/${leadId}`, baseUrl).href;

/** Names only: what the couple wrote needs a sign-in. */
export function alertMail(facts: AlertFacts, baseUrl: string) {
  const title = TITLES[facts.kind](facts.couple_name);
  return {
    subject: `${title} (${facts.provider_name})`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<alert-${facts.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title,
      preheader: 'You haven’t opened it in the panel yet.',
      greeting: `Hello ${facts.user_name},`,
      paragraphs: ['You haven’t opened it in the panel yet. Couples often book the first vendor who answers.'],
      action: { label: 'Open the couple’s page', url: toUrl(facts.lead_id, baseUrl) },
      footer:
        'You’re getting this email because nobody opened it for five minutes. You can change that under Settings.',
    }),
  };
}

export function alertSms({ kind, couple_name, provider_name, lead_id }: AlertFacts, baseUrl: string): string {
  return `${TITLES[kind](couple_name)} (${provider_name}): ${toUrl(lead_id, baseUrl)}`;
}
