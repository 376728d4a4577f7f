import {
  type FieldValue,
  type ProviderForm,
  checkValue,
  isEmpty,
  isPoint,
} from '@bellbird/contract/listing/provider-data';
import { normalisePhone } from '@bellbird/contract/shared/phone-number';
import { cleanHtml } from '#platform/mail/clean-html.ts';

/** About one metre. */
const POINT_DIGITS = 5;

/** The stored form of an answer: empty becomes null, and markup is limited to what the editor writes. */
export function cleanValue(form: ProviderForm, value: FieldValue): FieldValue {
  if (isEmpty(value)) return null;
  if (isPoint(value)) return { latitude: roundDegrees(value.latitude), longitude: roundDegrees(value.longitude) };
  if (typeof value !== 'string') return value;
  if (form.type === 'rich_text') return cleanHtml(value) || null;
  if (form.type === 'phone') return normalisePhone(value.trim()) ?? value.trim();
  return value.trim();
}

/** The cleaned answer, or an error text. */
export function checkAnswer(form: ProviderForm, given: FieldValue): { value: FieldValue } | { problem: string } {
  const value = cleanValue(form, given);
  const problem = checkValue(form, value);
  return problem === undefined ? { value } : { problem };
}

function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(POINT_DIGITS));
}
