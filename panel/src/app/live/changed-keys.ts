import type { LiveEvent } from '@bellbird/contract/attention/notifications';

const LISTS = ['list', 'counts', 'views', 'home'].map((list) => ['leads', list] as const);

/** A draft must not be replaced while the user is typing. */
const NEVER = new Set(['draft']);

type Key = readonly unknown[];

/** Stands for all events that a tab may have missed while it was not connected. */
export const MISSED = { kind: 'missed' } as const satisfies LiveEvent;

/** Whether an event makes the data under a query key out of date. */
export function isTouchedBy(event: LiveEvent, key: Key): boolean {
  switch (event.kind) {
    case 'missed':
      return (
        isOfLists(key) ||
        isOfLead(key) ||
        isOfMoney(key) ||
        ['unmatched', 'prompts', 'calendar'].includes(String(key[0]))
      );
    case 'lead':
      return isOfLists(key);
    case 'message':
    case 'missed_call':
    case 'message_failed':
    case 'quote_accepted':
    case 'quote_news':
    case 'quote_day_taken':
    case 'appointment':
    case 'booking':
    case 'confirmed':
    case 'cancelled':
    case 'lead_changed':
      return isOfLists(key) || isOfLead(key, event.leadId);
    case 'reminder':
      return isOfPrompts(key) || isOfLead(key, event.leadId);
    case 'prompts':
      return isOfPrompts(key);
    case 'calendar':
      return startsWith(key, ['calendar', event.providerId]);
    case 'payments':
      return isOfMoney(key);
    case 'unmatched_message':
    case 'unmatched':
      return startsWith(key, ['unmatched']) || isOfCounts(key);
  }
}

/** Home shows them, too. */
function isOfPrompts(key: Key): boolean {
  return startsWith(key, ['prompts']) || startsWith(key, ['leads', 'home']) || isOfCounts(key);
}

/** One call brings all counts of the navigation: a call under way that began before the event must not answer for them. */
function isOfCounts(key: Key): boolean {
  return startsWith(key, ['leads', 'counts']);
}

/** A payment starts packages, and the merchant data is shown beside them. */
function isOfMoney(key: Key): boolean {
  return ['payments', 'packages', 'merchant-applications'].includes(String(key[0]));
}

function isOfLists(key: Key): boolean {
  return LISTS.some((list) => startsWith(key, list));
}

function isOfLead(key: Key, leadId = Number(key[1])): boolean {
  return key[0] === 'lead' && Number(key[1]) === leadId && !NEVER.has(String(key[2]));
}

function startsWith(key: Key, start: Key): boolean {
  return start.every((part, index) => key[index] === part);
}
