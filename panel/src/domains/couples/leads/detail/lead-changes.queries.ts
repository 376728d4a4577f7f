import type { LeadDetail, LeadForm } from '@bellbird/contract/couples/leads';
import type { z } from 'zod';
import { api } from '#platform/api/api.ts';
import { type Delivered, deliver } from '#platform/outbox/deliver.ts';
import { leadPlace } from '#platform/outbox/outbox-state.ts';

/** Adds a note, or keeps it until there is a connection. */
export function addNote(
  { id, couple }: Pick<LeadDetail, 'id' | 'couple'>,
  body: string,
  key: string,
): Promise<Delivered<unknown>> {
  const words = { about: couple.name, text: body };
  return deliver('POST /leads/{id}/comments', {
    kind: 'note',
    key,
    place: leadPlace(id),
    params: { id },
    body: { body },
    ...words,
  });
}

export const deleteNote = (id: number, noteId: number) =>
  api('DELETE /leads/{id}/comments/{noteId}', { params: { id, noteId } });

export type Facts = z.output<typeof LeadForm>;

export const updateLead = async (id: number, body: Facts & { version: number }) =>
  (await api('PUT /leads/{id}', { params: { id }, body })).data;
export const deleteLead = (id: number) => api('DELETE /leads/{id}', { params: { id } });
