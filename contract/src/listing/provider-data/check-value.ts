import { TEXT } from '../../shared/sentences.ts';
import { normalisePhone } from '../../shared/phone-number.ts';
import { contactFault } from '../../shared/contact-information.ts';
import type { FieldValue, OpenFrom, Point, ProviderForm } from './form-fields.ts';
import { isEmpty, toPlainText } from './field-text.ts';

type Rules = Pick<ProviderForm, 'type' | 'required' | 'isPublicText' | 'min' | 'max' | 'options'>;

/** The error text for an answer; undefined when it is fine. Used by the panel and the server. */
export function checkValue(form: Rules, value: FieldValue): string | undefined {
  if (isEmpty(value)) return form.required ? TEXT.required : undefined;
  switch (form.type) {
    case 'text':
    case 'textarea':
    case 'rich_text':
      return typeof value === 'string' ? checkText(form, toPlainText(form.type, value)) : WRONG_KIND;
    case 'choice':
      return typeof value === 'number' ? checkChosen(form, [value]) : WRONG_KIND;
    case 'multi_choice':
      return isIdList(value) ? checkChosen(form, value) : WRONG_KIND;
    case 'number':
      return typeof value === 'number' ? checkNumber(form, value) : 'Please enter a whole number.';
    case 'url':
      return typeof value === 'string' && isWebAddress(value) ? undefined : TEXT.invalidUrl;
    case 'email':
      return typeof value === 'string' && EMAIL.test(value) ? undefined : 'Please enter a valid email address.';
    case 'phone':
      return typeof value === 'string' && normalisePhone(value)
        ? undefined
        : 'Please enter a valid phone number, such as +61 491 570 006.';
    case 'postcode':
      return typeof value === 'string' && /^\d{4}$/.test(value)
        ? undefined
        : 'Please enter a postcode with four digits.';
    case 'hours':
      return isHours(value) ? checkHours(value) : WRONG_KIND;
    case 'location':
      return isPoint(value) && isOnEarth(value) ? undefined : 'Please choose a place on the map.';
  }
}

const WRONG_KIND = 'This answer doesn’t fit the question.';
const URL_MAX = 2000;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/;

function checkText({ min, max, isPublicText }: Rules, text: string): string | undefined {
  if (min !== null && text.length < min) return `Please use at least ${min} characters.`;
  if (max !== null && text.length > max) return `Please use at most ${max} characters.`;
  return isPublicText ? contactFault(text) : undefined;
}

function checkChosen({ options, min, max }: Rules, chosen: readonly number[]): string | undefined {
  if (new Set(chosen).size < chosen.length || chosen.some((each) => !options.some(({ id }) => id === each)))
    return 'Please choose from the list.';
  if (min !== null && chosen.length < min) return `Please choose at least ${min}.`;
  if (max !== null && chosen.length > max) return `Please choose at most ${max}.`;
  return undefined;
}

function checkNumber({ min, max }: Rules, value: number): string | undefined {
  if (!Number.isInteger(value)) return 'Please enter a whole number.';
  const least = min ?? 0;
  if (max === null) return value < least ? `Please enter ${least} or more.` : undefined;
  return value < least || value > max ? `Please enter a number from ${least} to ${max}.` : undefined;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function checkHours(hours: readonly OpenFrom[]): string | undefined {
  if (new Set(hours.map(({ day }) => day)).size < hours.length) return WRONG_KIND;
  if (hours.some(({ from, to }) => !TIME.test(from) || !TIME.test(to))) return 'Please enter times such as 09:00.';
  return hours.some(({ from, to }) => from >= to) ? 'Closing time must be after opening time.' : undefined;
}

function isWebAddress(value: string): boolean {
  if (value.length > URL_MAX || /\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

function isIdList(value: FieldValue): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

export function isHours(value: FieldValue): value is OpenFrom[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object');
}

export function isPoint(value: FieldValue): value is Point {
  return typeof value === 'object' && value !== null && 'latitude' in value;
}

function isOnEarth({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
