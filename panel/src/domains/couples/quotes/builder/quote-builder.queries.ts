import type { QuoteForm, QuoteSettings } from '@bellbird/contract/couples/quotes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { dataOptions } from '#platform/query/call-options.ts';
import type { QuoteMessage } from '../quotes.queries.ts';

/** Read once when the builder opens: what is being typed is never replaced. */
export const quoteDeskOptions = (leadId: number) =>
  dataOptions(['quote-desk', leadId], 'GET /leads/{id}/quote-draft', {
    params: { id: leadId },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const saveDraft = async (leadId: number, form: QuoteForm, revision: number) =>
  (await api('PUT /leads/{id}/quote-draft', { params: { id: leadId }, body: { form, revision } })).data;
export const discardDraft = (leadId: number) => api('DELETE /leads/{id}/quote-draft', { params: { id: leadId } });
export const sendQuote = async (leadId: number, body: QuoteMessage & { form: QuoteForm }, idempotencyKey: string) =>
  (await api('POST /leads/{id}/quote', { params: { id: leadId }, body, idempotencyKey })).data;

export const quoteSettingsOptions = (providerId: number) =>
  dataOptions(['quote-settings', providerId], 'GET /providers/{id}/quote-settings', { params: { id: providerId } });

export const saveSettings = async (providerId: number, body: Omit<QuoteSettings, 'termsVersion'>) =>
  (await api('PUT /providers/{id}/quote-settings', { params: { id: providerId }, body })).data;
export const saveTemplate = async (body: { providerId: number; name: string; content: QuoteForm }) =>
  (await api('POST /quote-templates', { body })).data.id;
export const deleteTemplate = (id: number) => api('DELETE /quote-templates/{id}', { params: { id } });

export type QuoteFileChoice = { id: number; name: string; sizeKb: number };
const FILES_SHOWN = 100;

/** The vendor's stored files, newest first. */
export function quoteFilesOptions(customerId: number) {
  return queryOptions({
    queryKey: ['attachments', 'quotes', customerId],
    queryFn: async ({ signal }): Promise<QuoteFileChoice[]> =>
      (
        await api('GET /customers/{customerId}/attachments', {
          params: { customerId },
          query: { limit: FILES_SHOWN },
          signal,
        })
      ).data,
  });
}

/** Checked and stored like a file of a message; it is among the stored files from then on. */
export async function uploadQuoteFile(
  leadId: number,
  file: File,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<QuoteFileChoice> {
  const onUploadProgress = (share: number) => onPercent(share * 100);
  return (
    await api('POST /leads/{id}/messages/files', {
      params: { id: leadId },
      body: {},
      files: { file },
      signal,
      onUploadProgress,
    })
  ).data;
}
