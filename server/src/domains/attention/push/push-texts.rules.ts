import type { PushPayload } from '@bellbird/contract/attention/push';
import type { PushedEvent } from './push-queue.operations.ts';

type Where = { providerName: string; timeZone: string; language: string };

/** What a browser shows below the title. Never a reminder’s own text: it might contain a phone number. */
export function wordsOf(event: PushedEvent, where: Where): Omit<PushPayload, 'title'> {
  // The next one replaces it: they are all on one page.
  if (event.kind === 'unmatched_message')
    return { body: where.providerName, path: '/leads/unmatched', tag: event.kind };
  const page = `/leads/${event.leadId}`;
  return {
    body: [whenOf(event, where), where.providerName].filter(Boolean).join(' · '),
    path: event.kind === 'message' || event.kind === 'message_failed' ? `${page}?activeTab=messages` : page,
    tag: `${event.kind}-${event.leadId}`,
  };
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const MOMENT = { weekday: 'short', day: 'numeric', month: 'short', ...TIME } as const;

function whenOf(
  event: Exclude<PushedEvent, { kind: 'unmatched_message' }>,
  { timeZone, language }: Where,
): string | null {
  const show = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-AU' : language, options).format(new Date(moment));
  switch (event.kind) {
    case 'lead':
      return event.organizationDate && show(event.organizationDate, { ...DAY, timeZone: 'UTC' });
    case 'appointment':
      return show(event.appointmentAt, { ...MOMENT, timeZone });
    case 'reminder':
      return show(event.dueAt, { ...TIME, timeZone });
    case 'message':
    case 'missed_call':
    case 'message_failed':
    case 'quote_accepted':
    case 'quote_news':
    case 'quote_day_taken':
    case 'booking':
    case 'confirmed':
    case 'cancelled':
      return null;
  }
}
