import type { LiveEvent } from '@bellbird/contract/notifications';

const LISTS = ['list', 'counts', 'views', 'response-times', 'reminders'].map((list) => ['leads', list] as const);

/** What is being written must not be replaced under the writer's hands. */
const NEVER = new Set(['draft']);

type Key = readonly unknown[];

/** Whether an event makes what is kept under a key out of date. */
export function isTouchedBy(event: LiveEvent, key: Key): boolean {
  switch (event.kind) {
    case 'lead':
      return isOfLists(key);
    case 'message':
    case 'lead_changed':
      return isOfLists(key) || isOfLead(key, event.leadId);
    case 'reminder':
      return startsWith(key, ['leads', 'reminders']) || isOfLead(key, event.leadId) || startsWith(key, ['prompts']);
    case 'unmatched':
      return startsWith(key, ['unmatched']);
  }
}

function isOfLists(key: Key): boolean {
  return LISTS.some((list) => startsWith(key, list));
}

function isOfLead(key: Key, leadId: number): boolean {
  return key[0] === 'lead' && Number(key[1]) === leadId && !NEVER.has(String(key[2]));
}

function startsWith(key: Key, start: Key): boolean {
  return start.every((part, index) => key[index] === part);
}
