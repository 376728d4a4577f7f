import { API_PREFIX } from '@bellbird/contract/shared/headers';

/**
 * What may be kept for reading offline: who is signed in, couples with their conversations, what is to do, calendars and
 * what these pages show around them. Everything else, such as payments and bank details, is never stored.
 */
const READABLE = [
  String.raw`access-tokens/\d+`,
  String.raw`customers/\d+/users/\d+`,
  String.raw`customers/\d+/(?:templates|attachments)`,
  'configs',
  'home|badges',
  'leads(?:/counts|/average-response-time)?',
  String.raw`leads/\d+(?:/(?:conversation|messages|comments|draft|merge-values|items|couple-stats|interactions|day|calls|alerts|quote))?`,
  'lead-data|lead-views|couple-visit-log|weddings|unmatched-messages',
  String.raw`couple/\d+/last-activity`,
  'provider-prompts(?:/meta)?',
  'providers',
  String.raw`providers/\d+/(?:calendar-events|calendar-couples|calendar-appointments|calendar-overview|followed-days|permissions)`,
].join('|');

const PATTERN = new RegExp(`^${API_PREFIX}/(?:${READABLE})(?:\\?|$)`);

export function isReadableOffline(url: string): boolean {
  return PATTERN.test(url);
}
