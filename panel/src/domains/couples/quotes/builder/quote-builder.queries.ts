import type { uploadMessageFile } from '@bellbird/contract/couples/messages';
import type {
  Quote,
  QuoteForm,
  QuoteSettings,
  deleteQuoteTemplate,
  discardQuoteDraft,
  readQuoteDesk,
  readQuoteSettings,
  saveQuoteDraft,
  saveQuoteSettings,
  saveQuoteTemplate,
  sendQuote as sendQuoteCall,
} from '@bellbird/contract/couples/quotes';
import type { listAttachments } from '@bellbird/contract/couples/templates';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import type { QuoteMessage } from '../quotes.queries.ts';

const deskEndpoint = endpoint<typeof readQuoteDesk>('GET /leads/{id}/quote-draft');
const saveEndpoint = endpoint<typeof saveQuoteDraft>('PUT /leads/{id}/quote-draft');
const discardEndpoint = endpoint<typeof discardQuoteDraft>('DELETE /leads/{id}/quote-draft');
const sendEndpoint = endpoint<typeof sendQuoteCall>('POST /leads/{id}/quote', { idempotent: true });
const settingsEndpoint = endpoint<typeof readQuoteSettings>('GET /providers/{id}/quote-settings');
const saveSettingsEndpoint = endpoint<typeof saveQuoteSettings>('PUT /providers/{id}/quote-settings');
const saveTemplateEndpoint = endpoint<typeof saveQuoteTemplate>('POST /quote-templates');
const deleteTemplateEndpoint = endpoint<typeof deleteQuoteTemplate>('DELETE /quote-templates/{id}');
const filesEndpoint = endpoint<typeof listAttachments>('GET /customers/{customerId}/attachments');
const uploadEndpoint = endpoint<typeof uploadMessageFile>('POST /leads/{id}/messages/files');

/** Read once when the builder opens: what is being typed is never replaced. */
export function quoteDeskOptions(leadId: number) {
  return queryOptions({
    queryKey: ['quote-desk', leadId],
    queryFn: async ({ signal }) => (await api(deskEndpoint, { params: { id: leadId }, signal })).data,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export async function saveDraft(leadId: number, form: QuoteForm, revision: number) {
  return (await api(saveEndpoint, { params: { id: leadId }, body: { form, revision } })).data;
}

export async function discardDraft(leadId: number): Promise<void> {
  await api(discardEndpoint, { params: { id: leadId } });
}

export async function sendQuote(
  leadId: number,
  body: QuoteMessage & { form: QuoteForm },
  idempotencyKey: string,
): Promise<Quote> {
  return (await api(sendEndpoint, { params: { id: leadId }, body, idempotencyKey })).data;
}

export function quoteSettingsOptions(providerId: number) {
  return queryOptions({
    queryKey: ['quote-settings', providerId],
    queryFn: async ({ signal }) => (await api(settingsEndpoint, { params: { id: providerId }, signal })).data,
  });
}

export async function saveSettings(providerId: number, body: Omit<QuoteSettings, 'termsVersion'>) {
  return (await api(saveSettingsEndpoint, { params: { id: providerId }, body })).data;
}

export async function saveTemplate(body: { providerId: number; name: string; content: QuoteForm }): Promise<number> {
  return (await api(saveTemplateEndpoint, { body })).data.id;
}

export async function deleteTemplate(id: number): Promise<void> {
  await api(deleteTemplateEndpoint, { params: { id } });
}

export type QuoteFileChoice = { id: number; name: string; sizeKb: number };
const FILES_SHOWN = 100;

/** The vendor's stored files, newest first. */
export function quoteFilesOptions(customerId: number) {
  return queryOptions({
    queryKey: ['attachments', 'quotes', customerId],
    queryFn: async ({ signal }): Promise<QuoteFileChoice[]> =>
      (await api(filesEndpoint, { params: { customerId }, query: { limit: FILES_SHOWN }, signal })).data,
  });
}

/** Checked and stored like a file of a message; it is among the stored files from then on. */
export async function uploadQuoteFile(
  leadId: number,
  file: File,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<QuoteFileChoice> {
  const onUploadProgress = (share: number) => onPercent(share * 100);
  return (await api(uploadEndpoint, { params: { id: leadId }, body: {}, files: { file }, signal, onUploadProgress }))
    .data;
}
