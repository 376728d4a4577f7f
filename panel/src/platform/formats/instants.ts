import { instantOf, localTime } from '@bellbird/contract/shared/zone-time';

/** Where the browser is, for what belongs to no provider. */
export const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant in a provider's time zone: 2026-11-15 13:30. */
export function showInstant(instant: string, zone: string): string {
  return new Date(localTime(Date.parse(instant), zone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** The instant of a provider's local date and time (2026-11-15 13:30), as the API expects it. */
export function toInstant(localDateTime: string, zone: string): string {
  return new Date(instantOf(Date.parse(`${localDateTime.replace(' ', 'T')}Z`), zone)).toISOString();
}
