import type { AlertKind } from '@bellbird/contract/attention/alerts';
import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { pathTo } from '#platform/routing/paths.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';

/** A toast: the key of its text, the values to fill in, and the page it links to. */
export type Toast = {
  readonly kind: AlertKind;
  /** None for a message that is no couple’s yet. */
  readonly leadId?: number;
  readonly to: string;
  readonly title: { readonly key: string; readonly couple?: string };
  readonly text: { readonly key: string; readonly date?: string } | { readonly words: string };
};

/** The toast for an event; events that only change what is on screen have none. */
export function toToast(event: LiveEvent): Toast | undefined {
  if (event.kind === 'unmatched_message')
    return { kind: event.kind, to: pathTo('unmatched'), title: { key: event.kind }, text: { key: 'openUnmatched' } };
  if (!('coupleName' in event)) return undefined;
  const { kind, leadId, coupleName: couple } = event;
  const page = pathTo('lead', { id: leadId });
  const toast = { kind, leadId, to: page, title: { key: kind, couple } };
  if (kind === 'message' || kind === 'message_failed')
    return { ...toast, to: `${page}?activeTab=messages`, text: { key: 'openConversation' } };
  if (kind === 'reminder') return { ...toast, text: { words: event.text } };
  if (kind !== 'lead') return { ...toast, text: { key: 'openCouple' } };
  const { organizationDate, createdAt } = event;
  return {
    ...toast,
    text: organizationDate
      ? { key: 'forDay', date: showDay(organizationDate) }
      : { key: 'askedOn', date: showDay(toDay(new Date(createdAt))) },
  };
}
