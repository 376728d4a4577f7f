import type {
  LeadDetail,
  LeadForm,
  addLeadNote,
  deleteLead as deleteLeadCall,
  deleteLeadNote,
  updateLead as updateLeadCall,
} from '@bellbird/contract/couples/leads';
import type { z } from 'zod';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { type Delivered, deliver } from '#platform/outbox/deliver.ts';
import { leadPlace } from '#platform/outbox/outbox-state.ts';

const updateEndpoint = endpoint<typeof updateLeadCall>('PUT /leads/{id}');
const deleteEndpoint = endpoint<typeof deleteLeadCall>('DELETE /leads/{id}');
const addNoteEndpoint = endpoint<typeof addLeadNote>('POST /leads/{id}/comments', { idempotent: true });
const deleteNoteEndpoint = endpoint<typeof deleteLeadNote>('DELETE /leads/{id}/comments/{noteId}');

/** Adds a note, or keeps it until there is a connection. */
export function addNote(
  { id, couple }: Pick<LeadDetail, 'id' | 'couple'>,
  body: string,
  key: string,
): Promise<Delivered<unknown>> {
  const words = { about: couple.name, text: body };
  return deliver(addNoteEndpoint, {
    kind: 'note',
    key,
    place: leadPlace(id),
    params: { id },
    body: { body },
    ...words,
  });
}

export async function deleteNote(id: number, noteId: number): Promise<void> {
  await api(deleteNoteEndpoint, { params: { id, noteId } });
}

export type Facts = z.output<typeof LeadForm>;

export async function updateLead(id: number, body: Facts & { version: number }): Promise<LeadDetail> {
  return (await api(updateEndpoint, { params: { id }, body })).data;
}

export async function deleteLead(id: number): Promise<void> {
  await api(deleteEndpoint, { params: { id } });
}
