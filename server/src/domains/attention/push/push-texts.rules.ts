import type { PushPayload } from '@bellbird/contract/attention/push';
import type { PushedEvent } from './push-queue.operations.ts';

type Where = { providerName: string; timeZone: string };

/** What a browser shows. Never a reminder’s own text: it might contain a phone number. */
export function wordsOf(event: PushedEvent, { providerName, timeZone }: Where): PushPayload {
  const page = `/leads/${event.leadId}`;
  const couple = event.coupleName;
  switch (event.kind) {
    case 'lead': {
      const day = event.organizationDate && dayOf(event.organizationDate);
      return {
        title: `New request from ${couple}`,
        body: [day, providerName].filter(Boolean).join(' · '),
        path: page,
        tag: `lead-${event.leadId}`,
      };
    }
    case 'message':
      return {
        title: `${couple} wrote to you`,
        body: providerName,
        path: `${page}?activeTab=messages`,
        tag: `message-${event.leadId}`,
      };
    case 'reminder':
      return {
        title: `Time to get back to ${couple}`,
        body: `${timeOf(event.dueAt, timeZone)} · ${providerName}`,
        path: page,
        tag: `reminder-${event.leadId}`,
      };
  }
}

function dayOf(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-AU', options).format(new Date(day));
}

function timeOf(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment));
}
