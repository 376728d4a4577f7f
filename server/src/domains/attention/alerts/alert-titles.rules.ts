import type { AlertKind } from '@bellbird/contract/attention/alerts';

const TITLES: Record<AlertKind, (couple: string) => string> = {
  lead: (couple) => `New request from ${couple}`,
  message: (couple) => `${couple} wrote to you`,
  appointment: (couple) => `${couple} would like to visit you`,
  booking: (couple) => `${couple} say they’ve booked you`,
  confirmed: (couple) => `${couple} confirmed your deal`,
  cancelled: (couple) => `${couple} cancelled their request`,
  reminder: (couple) => `Time to get back to ${couple}`,
};

/** What a person is told, by push, mail and text message alike. */
export const titleOfAlert = (kind: AlertKind, couple: string): string => TITLES[kind](couple);
