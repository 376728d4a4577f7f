import type {
  LeadAction,
  LeadDetail,
  actOnLead,
  endReminder as endReminderCall,
  readLeadDay,
  setReminder as setReminderCall,
  updateCoupleProvider,
} from '@bellbird/contract/couples/leads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { type Delivered, type Delivery, deliver } from '#platform/outbox/deliver.ts';
import { leadPlace } from '#platform/outbox/outbox-state.ts';

const actEndpoint = endpoint<typeof actOnLead>('POST /leads/{id}/actions', { idempotent: true });
const remindEndpoint = endpoint<typeof setReminderCall>('POST /leads/{id}/remind', { idempotent: true });
const endReminderEndpoint = endpoint<typeof endReminderCall>('DELETE /leads/{id}/remind/{reminderId}');

const dayEndpoint = endpoint<typeof readLeadDay>('GET /leads/{id}/day');
const changeDealEndpoint = endpoint<typeof updateCoupleProvider>('PUT /couple-providers/{id}');

/** What the couple can book on a day; nothing is asked while there is no day. */
export function leadDayOptions(id: number, date: string) {
  return queryOptions({
    queryKey: ['lead', id, 'day', date],
    queryFn: async ({ signal }) => (await api(dayEndpoint, { params: { id }, query: { date }, signal })).data,
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(date),
    placeholderData: keepPreviousData,
    // The day may have been taken a moment ago.
    staleTime: 0,
  });
}

type Terms = { price: number | null; weddingDate: string | null; spaceId: number | null; version: number };

export async function changeDeal(id: number, body: Terms): Promise<void> {
  await api(changeDealEndpoint, { params: { id }, body });
}

type Words = Pick<Delivery, 'about' | 'text'>;

/** Takes a step, or keeps it until there is a connection; undoing one cannot wait. */
export async function act(id: number, body: LeadAction, words: Words): Promise<Delivered<LeadDetail>> {
  if (body.type === 'undo') return { isKept: false, data: (await api(actEndpoint, { params: { id }, body })).data };
  return deliver(actEndpoint, { kind: 'step', place: leadPlace(id), params: { id }, body, ...words });
}

export function setReminder(
  id: number,
  body: { dueAt: string; text: string },
  words: Words,
): Promise<Delivered<unknown>> {
  return deliver(remindEndpoint, { kind: 'reminder', place: leadPlace(id), params: { id }, body, ...words });
}

export async function endReminder(id: number, reminderId: number): Promise<void> {
  await api(endReminderEndpoint, { params: { id, reminderId } });
}
