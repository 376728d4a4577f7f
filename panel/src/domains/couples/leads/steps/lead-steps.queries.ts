import type { LeadAction, LeadDetail } from '@bellbird/contract/couples/leads';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { type Delivered, type Delivery, deliver } from '#platform/outbox/deliver.ts';
import { leadPlace } from '#platform/outbox/outbox-state.ts';
import { dataOptions } from '#platform/query/call-options.ts';

const actRoute = 'POST /leads/{id}/actions';

/** What the couple can book on a day; nothing is asked while there is no day. */
export const leadDayOptions = (id: number, date: string) =>
  dataOptions(['lead', id, 'day', date], 'GET /leads/{id}/day', {
    params: { id },
    query: { date },
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(date),
    placeholderData: keepPreviousData,
    // The day may have been taken a moment ago.
    staleTime: 0,
  });

type Terms = { price: number | null; weddingDate: string | null; spaceId: number | null; version: number };

export const changeDeal = (id: number, body: Terms) => api('PUT /couple-providers/{id}', { params: { id }, body });

type Words = Pick<Delivery, 'about' | 'text'>;

/** Takes a step, or keeps it until there is a connection; undoing one cannot wait. */
export async function act(id: number, body: LeadAction, words: Words): Promise<Delivered<LeadDetail>> {
  if (body.type === 'undo')
    return {
      isKept: false,
      data: (await api(actRoute, { params: { id }, body, idempotencyKey: crypto.randomUUID() })).data,
    };
  return deliver(actRoute, { kind: 'step', place: leadPlace(id), params: { id }, body, ...words });
}

export function setReminder(
  id: number,
  body: { dueAt: string; text: string },
  words: Words,
): Promise<Delivered<unknown>> {
  return deliver('POST /leads/{id}/remind', { kind: 'reminder', place: leadPlace(id), params: { id }, body, ...words });
}

export const endReminder = (id: number, reminderId: number) =>
  api('DELETE /leads/{id}/remind/{reminderId}', { params: { id, reminderId } });
