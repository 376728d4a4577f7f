import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Used only where no country is configured at all (SHELL-101). */
export const FALLBACK_PHONE_COUNTRY = 'tr';

export function phoneCountry(configured: string | undefined): CountryCode {
  return (configured ?? FALLBACK_PHONE_COUNTRY).toUpperCase() as CountryCode;
}

/** The characters a phone input takes: digits, plus and space. */
export const PHONE_INPUT = /^[\d+ ]*$/;

/** '+61 491 570 006' → '+61491570006'; undefined if it is not a valid international number. */
export function normalisePhone(value: string): string | undefined {
  if (!value.startsWith('+') || !PHONE_INPUT.test(value)) return undefined;
  const number = parsePhoneNumberFromString(value);
  return number?.isValid() ? number.number : undefined;
}

/** A local number, '0491 570 006' in AU, as '+61 491 570 006'; undefined if it is not valid. */
export function internationalPhone(value: string, country: CountryCode): string | undefined {
  const number = PHONE_INPUT.test(value) ? parsePhoneNumberFromString(value, country) : undefined;
  return number?.isValid() ? number.formatInternational() : undefined;
}
