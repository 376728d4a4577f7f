import type {
  LeadAction,
  LeadDetail,
  actOnLead,
  endReminder as endReminderCall,
  setReminder as setReminderCall,
} from '@bellbird/contract/couples/leads';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const actEndpoint = endpoint<typeof actOnLead>('POST /leads/{id}/actions', { idempotent: true });
const remindEndpoint = endpoint<typeof setReminderCall>('POST /leads/{id}/remind', { idempotent: true });
const endReminderEndpoint = endpoint<typeof endReminderCall>('DELETE /leads/{id}/remind/{reminderId}');

export async function act(id: number, body: LeadAction): Promise<LeadDetail> {
  return (await api(actEndpoint, { params: { id }, body })).data;
}

export async function setReminder(id: number, body: { dueAt: string; text: string }): Promise<void> {
  await api(remindEndpoint, { params: { id }, body });
}

export async function endReminder(id: number, reminderId: number): Promise<void> {
  await api(endReminderEndpoint, { params: { id, reminderId } });
}
