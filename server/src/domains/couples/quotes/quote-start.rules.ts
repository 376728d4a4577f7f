import type { QuoteForm } from '@bellbird/contract/couples/quotes';
import { QUOTE_VALID_DAYS } from '@bellbird/contract/shared/limits';
import { laterDay } from '#platform/time/calendar.ts';

export const DEFAULT_SETTINGS = { is_gst_registered: false, deposit_percent: 20, valid_days: QUOTE_VALID_DAYS };

/** The balance is due this long before the wedding, unless that is over already. */
const BALANCE_DAYS = 14;

type Start = {
  today: string;
  weddingDate: string | null;
  guests: number | null;
  settings: { deposit_percent: number; valid_days: number };
  coverMediumId: number | null;
};

/** A quote before anything is written, as far as it follows from the couple and the vendor’s settings. */
export function startQuote({ today, weddingDate, guests, settings, coverMediumId }: Start): QuoteForm {
  const isAhead = weddingDate !== null && weddingDate >= today;
  return {
    title: '',
    note: '',
    weddingDate: isAhead ? weddingDate : null,
    spaceId: null,
    guests,
    coverMediumId,
    attachmentIds: [],
    lines: [],
    discount: null,
    deposit: { kind: 'percent', value: settings.deposit_percent },
    instalments: [],
    balanceDueOn: toBalanceDay(today, isAhead ? weddingDate : null),
    validUntil: laterDay(today, settings.valid_days),
    holdsDay: false,
  };
}

function toBalanceDay(today: string, weddingDate: string | null): string {
  if (weddingDate === null) return laterDay(today, 30);
  const day = laterDay(weddingDate, -BALANCE_DAYS);
  return day > today ? day : today;
}
