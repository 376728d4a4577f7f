import type { TemplateForm } from '@bellbird/contract/couples/templates';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

const TEMPLATES = '/customers/{customerId}/templates';
const ATTACHMENTS = '/customers/{customerId}/attachments';

export type Listing = { query?: string | undefined; page: number; limit: number };
export type OfCustomer = { customerId: number; id: number };

export const templatesKey = ['templates'] as const;
export const attachmentsKey = ['attachments'] as const;
export const signaturesKey = ['signatures'] as const;

export const templatesOptions = (customerId: number, listing: Listing) =>
  answerOptions([...templatesKey, 'list', customerId, listing], `GET ${TEMPLATES}`, {
    params: { customerId },
    query: listing,
    placeholderData: keepPreviousData,
  });

export const createTemplate = (customerId: number, body: TemplateForm, idempotencyKey: string) =>
  api(`POST ${TEMPLATES}`, { params: { customerId }, body, idempotencyKey });
export const updateTemplate = (params: OfCustomer, body: TemplateForm & { version: number }) =>
  api(`PUT ${TEMPLATES}/{id}`, { params, body });
export const deleteTemplate = (params: OfCustomer) => api(`DELETE ${TEMPLATES}/{id}`, { params });

export const attachmentsOptions = (customerId: number, listing: Listing) =>
  answerOptions([...attachmentsKey, 'list', customerId, listing], `GET ${ATTACHMENTS}`, {
    params: { customerId },
    query: listing,
    placeholderData: keepPreviousData,
  });

type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export async function uploadAttachment(customerId: number, file: File, { signal, onPercent }: Way): Promise<void> {
  const onUploadProgress = (share: number) => onPercent(share * 100);
  await api(`POST ${ATTACHMENTS}`, { params: { customerId }, body: {}, files: { file }, signal, onUploadProgress });
}

export async function readAttachmentFile(params: OfCustomer): Promise<Blob> {
  const file = await api(`GET ${ATTACHMENTS}/{id}`, { params });
  if (!file) throw new Error('The file came without content.');
  return file;
}

export const deleteAttachment = (params: OfCustomer) => api(`DELETE ${ATTACHMENTS}/{id}`, { params });

export const signaturesOptions = dataOptions(signaturesKey, 'GET /signatures', { staleTime: 0 });

export const saveSignature = async (providerId: number, signatureContent: string, removeImage = false) =>
  (await api('PUT /signatures/{providerId}', { params: { providerId }, body: { signatureContent, removeImage } })).data;
export const saveSignaturePicture = async (providerId: number, image: File) =>
  (await api('POST /signatures/{providerId}/image', { params: { providerId }, body: {}, files: { image } })).data;
