import { QUOTE_TOTAL_MAX_CENTS, QUOTE_VALID_DAYS_MAX } from '../../shared/limits.ts';
import { TEXT } from '../../shared/sentences.ts';
import type { QuoteForm, Share } from './quote-form.ts';
import { sumQuote } from './quote-sums.ts';

/** What has to be put right before a quote can be sent: a text for each field, by its path. */
export function findQuoteFaults(form: QuoteForm, today: string): Record<string, string> {
  return {
    ...lineFaults(form),
    ...shareFaults(form),
    ...dateFaults(form, today),
  };
}

function lineFaults({ lines }: QuoteForm): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!lines.some((line) => !line.isOptional)) faults['lines'] = 'Please add at least one line.';
  if (new Set(lines.map((line) => line.key)).size < lines.length) faults['lines'] = 'Please add each line once.';
  for (const [index, { name }] of lines.entries()) if (name === '') faults[`lines.${index}.name`] = TEXT.required;
  return faults;
}

function shareFaults(form: QuoteForm): Record<string, string> {
  const faults: Record<string, string> = {};
  const everything = form.lines.filter((line) => line.isOptional).map((line) => line.key);
  const { totalCents, payments } = sumQuote({ ...form, isGstRegistered: false });
  if (sumQuote({ ...form, isGstRegistered: false }, everything).totalCents > QUOTE_TOTAL_MAX_CENTS)
    faults['lines'] = `A quote can be at most A$${(QUOTE_TOTAL_MAX_CENTS / 100).toLocaleString('en-AU')}.`;
  if (form.discount && isTooMuch(form.discount)) faults['discount.value'] = TOO_MANY_PERCENT;
  if (isTooMuch(form.deposit)) faults['deposit.value'] = TOO_MANY_PERCENT;
  const shares: Share[] = [form.deposit, ...form.instalments];
  for (const [index, each] of form.instalments.entries()) {
    if (isTooMuch(each)) faults[`instalments.${index}.value`] = TOO_MANY_PERCENT;
    else if (each.value === 0) faults[`instalments.${index}.value`] = TEXT.required;
  }
  const asked = shares.reduce(
    (sum, each) => sum + (each.kind === 'percent' ? (totalCents * each.value) / 100 : each.value),
    0,
  );
  // A cent for each share that was rounded up.
  if (asked > totalCents + shares.length) faults['deposit.value'] = 'The payments add up to more than the total.';
  if (payments.some((each) => each.kind === 'balance') && form.balanceDueOn === null)
    faults['balanceDueOn'] = TEXT.required;
  return faults;
}

function dateFaults(form: QuoteForm, today: string): Record<string, string> {
  const faults: Record<string, string> = {};
  const { validUntil } = form;
  if (validUntil === null) faults['validUntil'] = TEXT.required;
  else if (validUntil < today) faults['validUntil'] = 'Please choose today or a later day.';
  else if (validUntil > laterDay(today, QUOTE_VALID_DAYS_MAX))
    faults['validUntil'] = `Please choose a day within ${QUOTE_VALID_DAYS_MAX} days.`;
  if (form.weddingDate !== null && form.weddingDate < today)
    faults['weddingDate'] = 'Please choose today or a later day.';
  if (form.holdsDay && form.weddingDate === null) faults['weddingDate'] = TEXT.required;
  let last = today;
  const dated = form.instalments.map(({ dueOn }, index) => ({ path: `instalments.${index}.dueOn`, dueOn }));
  for (const { path, dueOn } of [...dated, { path: 'balanceDueOn', dueOn: form.balanceDueOn ?? last }]) {
    if (dueOn === null) faults[path] = TEXT.required;
    else if (dueOn < last) faults[path] = 'Please choose a day after the payment before it.';
    else last = dueOn;
  }
  return faults;
}

const TOO_MANY_PERCENT = 'Please enter at most 100 %.';
const isTooMuch = ({ kind, value }: Share) => kind === 'percent' && value > 100;

function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
