import {
  type FieldValue,
  type ProviderForm,
  checkValue,
  isEmpty,
  isPoint,
} from '@bellbird/contract/listing/provider-data';
import { normalisePhone } from '@bellbird/contract/shared/phone-number';
import { cleanHtml } from '#platform/mail/clean-html.ts';

/** So exactly a place is kept: a metre or so. */
const POINT_DIGITS = 5;

/** An answer as it is kept: nothing is null, markup only what the editor writes. Throws nothing; see `checkValue`. */
export function cleanValue(form: ProviderForm, value: FieldValue): FieldValue {
  if (isEmpty(value)) return null;
  if (isPoint(value)) return { latitude: rounded(value.latitude), longitude: rounded(value.longitude) };
  if (typeof value !== 'string') return value;
  if (form.type === 'rich_text') return cleanHtml(value) || null;
  if (form.type === 'phone') return normalisePhone(value.trim()) ?? value.trim();
  return value.trim();
}

/** The cleaned answer, or the sentence that says what is wrong with it. */
export function judged(form: ProviderForm, given: FieldValue): { value: FieldValue } | { problem: string } {
  const value = cleanValue(form, given);
  const problem = checkValue(form, value);
  return problem === undefined ? { value } : { problem };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(POINT_DIGITS));
}
