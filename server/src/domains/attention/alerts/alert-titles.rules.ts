import type { AlertKind, LeadAlertKind } from '@bellbird/contract/attention/alerts';

const TITLES: Record<LeadAlertKind, (couple: string) => string> = {
  lead: (couple) => `New request from ${couple}`,
  message: (couple) => `${couple} wrote to you`,
  missed_call: (couple) => `Missed call from ${couple}`,
  message_failed: (couple) => `A message to ${couple} wasn’t delivered`,
  quote_accepted: (couple) => `${couple} accepted your quote`,
  quote_news: (couple) => `${couple} replied to your quote`,
  quote_day_taken: (couple) => `${couple} wanted to accept, but their day is taken`,
  appointment: (couple) => `${couple} would like to visit you`,
  booking: (couple) => `${couple} say they’ve booked you`,
  confirmed: (couple) => `${couple} confirmed your deal`,
  cancelled: (couple) => `${couple} cancelled their request`,
  reminder: (couple) => `Time to get back to ${couple}`,
};

/** What a person is told, by push, mail and text message alike. */
export const titleOfAlert = (kind: AlertKind, couple: string | null): string =>
  kind === 'unmatched_message' ? 'A message needs matching' : TITLES[kind](couple ?? '');
