import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { TEXT } from './errors.ts';

/** Used only where no country is configured at all (SHELL-101). */
export const FALLBACK_PHONE_COUNTRY = 'tr';

export function phoneCountry(configured: string | undefined): CountryCode {
  return (configured ?? FALLBACK_PHONE_COUNTRY).toUpperCase() as CountryCode;
}

/** The characters a phone input takes: digits, plus and space. */
export const PHONE_INPUT = /^[\d+ ]*$/;

/** '+61 491 570 006' → '+61491570006'; undefined when it is no valid international number. */
export function normalisePhone(value: string): string | undefined {
  if (!value.startsWith('+') || !PHONE_INPUT.test(value)) return undefined;
  const number = parsePhoneNumberFromString(value);
  return number?.isValid() ? number.number : undefined;
}

/** What somebody types at home, '0491 570 006' in AU, as '+61 491 570 006'; undefined when it is no valid number. */
export function internationalPhone(value: string, country: CountryCode): string | undefined {
  const number = PHONE_INPUT.test(value) ? parsePhoneNumberFromString(value, country) : undefined;
  return number?.isValid() ? number.formatInternational() : undefined;
}

/** A valid international number, kept in E.164. Empty and a lone '+' fail. */
export const Phone = z
  .string(TEXT.required)
  .trim()
  .min(1, TEXT.required)
  .max(30)
  .transform((value, context) => {
    const number = normalisePhone(value);
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'Please enter a valid phone number, such as +61 491 570 006.' });
    return z.NEVER;
  });
