import type { QuoteChoice, QuoteForm, QuoteLine } from '@bellbird/contract/couples/quotes';
import { GUESTS_MAX } from '@bellbird/contract/shared/limits';

/** The form’s values while somebody types: a day may be half written, a number empty. */
export type QuoteValues = Omit<QuoteForm, 'lines'> & { lines: QuoteLine[] };

const DAY = /^\d{4}-\d\d-\d\d$/;
const toDay = (typed: string | null) => (typed !== null && DAY.test(typed) ? typed : null);

/** What is saved of it: a day that is not whole yet counts as none. */
export function toQuoteForm(values: QuoteValues): QuoteForm {
  return {
    ...values,
    guests: values.guests || null,
    // In the form, 0 is the whole venue.
    spaceId: values.spaceId || null,
    weddingDate: toDay(values.weddingDate),
    validUntil: toDay(values.validUntil),
    balanceDueOn: toDay(values.balanceDueOn),
    instalments: values.instalments.map((each) => ({ ...each, dueOn: toDay(each.dueOn) })),
  };
}

let serial = 0;

/** Unique within a quote, also across two tabs that add lines to it. */
export function newKey(): string {
  serial += 1;
  return `${Date.now().toString(36)}-${serial}`;
}

/** A line from a product or a price; prices per guest count for all of them. */
export function toLine(choice: QuoteChoice, guests: number | null): QuoteLine {
  const { name, detail, unit, priceCents } = choice;
  return { key: newKey(), name, detail, unit, priceCents, quantity: toQuantity(unit, guests), isOptional: false };
}

export function emptyLine(isOptional: boolean): QuoteLine {
  return { key: newKey(), name: '', detail: '', unit: 'flat', quantity: 1, priceCents: 0, isOptional };
}

export function toQuantity(unit: QuoteLine['unit'], guests: number | null): number {
  return unit === 'guest' ? (guests ?? 1) : 1;
}

/** What was typed as a quantity: guests are whole, hours come in quarters; undefined if it is neither. */
export function readQuantity(typed: string, unit: QuoteLine['unit']): number | undefined {
  if (unit === 'flat') return 1;
  const value = Number(typed.replace(',', '.'));
  const steps = unit === 'guest' ? 1 : 4;
  return value > 0 && value <= GUESTS_MAX && Number.isInteger(value * steps) ? value : undefined;
}

/** Lines that counted all guests go on counting all of them. */
export function withGuests(lines: readonly QuoteLine[], before: number | null, after: number): QuoteLine[] {
  return lines.map((line) =>
    line.unit === 'guest' && line.quantity === (before ?? 1) ? { ...line, quantity: after } : line,
  );
}

/** A template for this couple: their day and guests, and the days that follow from them. */
export function fromTemplate(template: QuoteForm, current: QuoteForm): QuoteForm {
  const { weddingDate, guests, validUntil, balanceDueOn } = current;
  const lines = template.lines.map((line) => ({
    ...line,
    key: newKey(),
    quantity: line.unit === 'guest' ? (guests ?? line.quantity) : line.quantity,
  }));
  return { ...template, lines, weddingDate, guests, validUntil, balanceDueOn };
}
