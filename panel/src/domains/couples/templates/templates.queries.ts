import type {
  TemplateForm,
  createTemplate as createTemplateCall,
  deleteAttachment as deleteAttachmentCall,
  deleteTemplate as deleteTemplateCall,
  listAttachments,
  listSignatures,
  listTemplates,
  readAttachment,
  saveSignature as saveSignatureCall,
  saveSignatureImage,
  updateTemplate as updateTemplateCall,
  uploadAttachment as uploadAttachmentCall,
} from '@bellbird/contract/couples/templates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const TEMPLATES = '/customers/{customerId}/templates';
const ATTACHMENTS = '/customers/{customerId}/attachments';
const listEndpoint = endpoint<typeof listTemplates>(`GET ${TEMPLATES}`);
const createEndpoint = endpoint<typeof createTemplateCall>(`POST ${TEMPLATES}`, { idempotent: true });
const updateEndpoint = endpoint<typeof updateTemplateCall>(`PUT ${TEMPLATES}/{id}`);
const deleteEndpoint = endpoint<typeof deleteTemplateCall>(`DELETE ${TEMPLATES}/{id}`);
const filesEndpoint = endpoint<typeof listAttachments>(`GET ${ATTACHMENTS}`);
const uploadEndpoint = endpoint<typeof uploadAttachmentCall>(`POST ${ATTACHMENTS}`);
const readFileEndpoint = endpoint<typeof readAttachment>(`GET ${ATTACHMENTS}/{id}`);
const deleteFileEndpoint = endpoint<typeof deleteAttachmentCall>(`DELETE ${ATTACHMENTS}/{id}`);
const signaturesEndpoint = endpoint<typeof listSignatures>('GET /signatures');
const saveSignatureEndpoint = endpoint<typeof saveSignatureCall>('PUT /signatures/{providerId}');
const imageEndpoint = endpoint<typeof saveSignatureImage>('POST /signatures/{providerId}/image');

export type Listing = { query?: string | undefined; page: number; limit: number };
export type OfCustomer = { customerId: number; id: number };

export const templatesKey = ['templates'] as const;
export const attachmentsKey = ['attachments'] as const;
export const signaturesKey = ['signatures'] as const;

export function templatesOptions(customerId: number, listing: Listing) {
  return queryOptions({
    queryKey: [...templatesKey, 'list', customerId, listing],
    queryFn: ({ signal }) => api(listEndpoint, { params: { customerId }, query: listing, signal }),
    placeholderData: keepPreviousData,
  });
}

export async function createTemplate(customerId: number, body: TemplateForm, idempotencyKey: string): Promise<void> {
  await api(createEndpoint, { params: { customerId }, body, idempotencyKey });
}

export async function updateTemplate(params: OfCustomer, body: TemplateForm & { version: number }): Promise<void> {
  await api(updateEndpoint, { params, body });
}

export async function deleteTemplate(params: OfCustomer): Promise<void> {
  await api(deleteEndpoint, { params });
}

export function attachmentsOptions(customerId: number, listing: Listing) {
  return queryOptions({
    queryKey: [...attachmentsKey, 'list', customerId, listing],
    queryFn: ({ signal }) => api(filesEndpoint, { params: { customerId }, query: listing, signal }),
    placeholderData: keepPreviousData,
  });
}

type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export async function uploadAttachment(customerId: number, file: File, { signal, onPercent }: Way): Promise<void> {
  const onUploadProgress = (share: number) => onPercent(share * 100);
  await api(uploadEndpoint, { params: { customerId }, body: {}, files: { file }, signal, onUploadProgress });
}

export async function readAttachmentFile(params: OfCustomer): Promise<Blob> {
  const file = await api(readFileEndpoint, { params });
  if (!file) throw new Error('The file came without content.');
  return file;
}

export async function deleteAttachment(params: OfCustomer): Promise<void> {
  await api(deleteFileEndpoint, { params });
}

export const signaturesOptions = queryOptions({
  queryKey: signaturesKey,
  queryFn: async ({ signal }) => (await api(signaturesEndpoint, { signal })).data,
  staleTime: 0,
});

export async function saveSignature(providerId: number, signatureContent: string, removeImage = false) {
  return (await api(saveSignatureEndpoint, { params: { providerId }, body: { signatureContent, removeImage } })).data;
}

export async function saveSignaturePicture(providerId: number, image: File) {
  return (await api(imageEndpoint, { params: { providerId }, body: {}, files: { image } })).data;
}
