import type {
  LeadMessage,
  NewEmail,
  NewSms,
  actOnMessages,
  listMessages,
  readDraft,
  readMergeValues,
  readMessageAttachment,
  readWholeMessage,
  saveDraft as saveDraftCall,
  sendEmail as sendEmailCall,
  sendSms as sendSmsCall,
  uploadMessageFile,
} from '@bellbird/contract/couples/messages';
import type { MergeValues } from '@bellbird/contract/couples/messages/merge-fields.ts';
import type { CallInput, CallResult } from '@bellbird/contract/shared/call';
import { MESSAGES_PAGE } from '@bellbird/contract/shared/limits';
import type { listAttachments, listTemplates } from '@bellbird/contract/couples/templates';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { type Delivered, type Delivery, deliver } from '#platform/outbox/deliver.ts';
import { leadPlace } from '#platform/outbox/outbox-state.ts';
import { takeOver } from '#platform/query/handed-over.ts';
import { fetchCleaner } from '#ui/rich-text/cleaner.ts';

const listEndpoint = endpoint<typeof listMessages>('GET /leads/{id}/messages');
const emailEndpoint = endpoint<typeof sendEmailCall>('POST /leads/{id}/messages', { idempotent: true });
const smsEndpoint = endpoint<typeof sendSmsCall>('POST /leads/{id}/messages/sms', { idempotent: true });
const actEndpoint = endpoint<typeof actOnMessages>('POST /leads/{id}/messages/actions', { idempotent: true });
const fileEndpoint = endpoint<typeof readMessageAttachment>(
  'GET /leads/{id}/messages/{messageId}/attachments/{attachmentId}',
);
const wholeEndpoint = endpoint<typeof readWholeMessage>('GET /leads/{id}/messages/{messageId}/whole');
const uploadEndpoint = endpoint<typeof uploadMessageFile>('POST /leads/{id}/messages/files');
const readDraftEndpoint = endpoint<typeof readDraft>('GET /leads/{id}/draft');
const saveDraftEndpoint = endpoint<typeof saveDraftCall>('PUT /leads/{id}/draft');
const mergeValuesEndpoint = endpoint<typeof readMergeValues>('GET /leads/{id}/merge-values');
const templatesEndpoint = endpoint<typeof listTemplates>('GET /customers/{customerId}/templates');
const attachmentsEndpoint = endpoint<typeof listAttachments>('GET /customers/{customerId}/attachments');

const PICK_LIMIT = 50;
const STORED_LIMIT = 100;

type MessagesPage = CallResult<typeof listMessages>;

/** The conversation, newest message first, page by page. The couple's page has fetched the first one already. */
export function messagesOptions(leadId: number) {
  const queryKey = ['lead', leadId, 'messages'];
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { page: pageParam, limit: MESSAGES_PAGE };
      const known = pageParam === 1 ? await takeOver<MessagesPage>(client, ['lead', leadId], queryKey) : undefined;
      const page = known ?? (await api(listEndpoint, { params: { id: leadId }, query, signal }));
      // Without it the messages would be rendered twice.
      if (page.data.some(({ direction, bodyHtml }) => direction === 'out' && bodyHtml)) await fetchCleaner();
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export type MessageAction = CallInput<typeof actOnMessages>['body'];

export async function act(leadId: number, body: MessageAction): Promise<void> {
  await api(actEndpoint, { params: { id: leadId }, body });
}

type Message = { type: 'email'; body: NewEmail } | { type: 'sms'; body: NewSms };

/** Sends a message, or keeps it until there is a connection. */
export function sendMessage(
  leadId: number,
  { type, body }: Message,
  more: Pick<Delivery, 'key' | 'about' | 'text' | 'look'>,
): Promise<Delivered<LeadMessage>> {
  const place = leadPlace(leadId);
  return deliver(type === 'email' ? emailEndpoint : smsEndpoint, {
    kind: 'message',
    place,
    params: { id: leadId },
    body,
    ...more,
  });
}

export function wholeMessageOptions(leadId: number, messageId: number) {
  return queryOptions({
    queryKey: ['lead', leadId, 'whole', messageId],
    queryFn: async ({ signal }) => (await api(wholeEndpoint, { params: { id: leadId, messageId }, signal })).data.body,
    // A message never changes.
    staleTime: Infinity,
  });
}

export async function readFile(leadId: number, messageId: number, attachmentId: number): Promise<Blob> {
  const file = await api(fileEndpoint, { params: { id: leadId, messageId, attachmentId } });
  if (!file) throw new Error('The file came without content.');
  return file;
}

type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export async function uploadFile(leadId: number, file: File, { signal, onPercent }: Way) {
  const { data } = await api(uploadEndpoint, {
    params: { id: leadId },
    body: {},
    files: { file },
    signal,
    onUploadProgress: (share) => onPercent(share * 100),
  });
  return data;
}

export type SavedDraft = CallInput<typeof saveDraftCall>['body'];

export function draftOptions(leadId: number) {
  return queryOptions({
    queryKey: ['lead', leadId, 'draft'],
    queryFn: async ({ signal }) => (await api(readDraftEndpoint, { params: { id: leadId }, signal })).data,
    // What is typed from now on is newer than anything the server could send.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export async function saveDraft(leadId: number, body: SavedDraft): Promise<void> {
  await api(saveDraftEndpoint, { params: { id: leadId }, body });
}

export function mergeValuesOptions(leadId: number) {
  return queryOptions({
    queryKey: ['lead', leadId, 'merge-values'],
    queryFn: async ({ signal }): Promise<MergeValues> =>
      (await api(mergeValuesEndpoint, { params: { id: leadId }, signal })).data,
  });
}

/** The templates to choose from, the default one first. */
export function pickTemplatesOptions(customerId: number, query: string) {
  return queryOptions({
    queryKey: ['templates', 'pick', customerId, query],
    queryFn: async ({ signal }) =>
      (await api(templatesEndpoint, { params: { customerId }, query: { limit: PICK_LIMIT, query }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The files that can be attached. */
export function storedFilesOptions(customerId: number) {
  return queryOptions({
    queryKey: ['attachments', 'pick', customerId],
    queryFn: async ({ signal }) =>
      (await api(attachmentsEndpoint, { params: { customerId }, query: { limit: STORED_LIMIT }, signal })).data,
  });
}
