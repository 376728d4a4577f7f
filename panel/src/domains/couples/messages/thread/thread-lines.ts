import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { dayIn } from '#platform/formats/dates.ts';

export type ThreadDay = { day: string; messages: LeadMessage[] };

/**
 * The messages of all pages, oldest first. A message that moved to the next page during loading appears once;
 * scheduled ones come last.
 */
export function inOrder(pages: readonly { data: readonly LeadMessage[] }[]): LeadMessage[] {
  const byId = new Map(pages.flatMap(({ data }) => data).map((message) => [message.id, message]));
  const messages = [...byId.values()].toReversed();
  const isToCome = (message: LeadMessage) => message.deliveryState === 'scheduled';
  return [...messages.filter((message) => !isToCome(message)), ...messages.filter(isToCome)];
}

/** The messages grouped by day, in the provider's time zone. */
export function byDay(messages: readonly LeadMessage[], timeZone: string): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const message of messages) {
    const day = message.deliveryState === 'scheduled' ? 'later' : dayIn(message.createdAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
