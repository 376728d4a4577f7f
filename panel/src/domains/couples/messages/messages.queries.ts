import type {
  LeadMessage,
  NewEmail,
  NewSms,
  actOnMessages,
  listMessages,
  saveDraft as saveDraftCall,
} from '@bellbird/contract/couples/messages';
import type { MergeValues } from '@bellbird/contract/couples/messages/merge-fields.ts';
import type { CallInput, CallResult } from '@bellbird/contract/shared/call';
import { MESSAGES_PAGE } from '@bellbird/contract/shared/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { type Delivered, type Delivery, deliver } from '#platform/outbox/deliver.ts';
import { leadPlace } from '#platform/outbox/outbox-state.ts';
import { dataOptions } from '#platform/query/call-options.ts';
import { takeOver } from '#platform/query/handed-over.ts';
import { fetchCleaner, needsCleaner } from '#ui/rich-text/cleaner.ts';

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
      const page = known ?? (await api('GET /leads/{id}/messages', { params: { id: leadId }, query, signal }));
      // Without it the messages would be rendered twice.
      if (page.data.some(({ direction, bodyHtml }) => direction === 'out' && needsCleaner(bodyHtml ?? '')))
        await fetchCleaner();
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
  });
}

export type MessageAction = CallInput<typeof actOnMessages>['body'];

export const act = (leadId: number, body: MessageAction) =>
  api('POST /leads/{id}/messages/actions', { params: { id: leadId }, body, idempotencyKey: crypto.randomUUID() });

type Message = { type: 'email'; body: NewEmail } | { type: 'sms'; body: NewSms };

/** Sends a message, or keeps it until there is a connection. */
export function sendMessage(
  leadId: number,
  { type, body }: Message,
  more: Pick<Delivery, 'key' | 'about' | 'text' | 'look'>,
): Promise<Delivered<LeadMessage>> {
  const place = leadPlace(leadId);
  return deliver(type === 'email' ? 'POST /leads/{id}/messages' : 'POST /leads/{id}/messages/sms', {
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
    queryFn: async ({ signal }) =>
      (await api('GET /leads/{id}/messages/{messageId}/whole', { params: { id: leadId, messageId }, signal })).data
        .body,
    // A message never changes.
    staleTime: Infinity,
  });
}

export async function readFile(leadId: number, messageId: number, attachmentId: number): Promise<Blob> {
  const file = await api('GET /leads/{id}/messages/{messageId}/attachments/{attachmentId}', {
    params: { id: leadId, messageId, attachmentId },
  });
  if (!file) throw new Error('The file came without content.');
  return file;
}

type Way = { signal: AbortSignal; onPercent: (percent: number) => void };

export async function uploadFile(leadId: number, file: File, { signal, onPercent }: Way) {
  const { data } = await api('POST /leads/{id}/messages/files', {
    params: { id: leadId },
    body: {},
    files: { file },
    signal,
    onUploadProgress: (share) => onPercent(share * 100),
  });
  return data;
}

export type SavedDraft = CallInput<typeof saveDraftCall>['body'];

export const draftOptions = (leadId: number) =>
  dataOptions(['lead', leadId, 'draft'], 'GET /leads/{id}/draft', {
    params: { id: leadId },
    // What is typed from now on is newer than anything the server could send.
    staleTime: Infinity,
    gcTime: 0,
  });

export const saveDraft = (leadId: number, body: SavedDraft) =>
  api('PUT /leads/{id}/draft', { params: { id: leadId }, body });

export function mergeValuesOptions(leadId: number) {
  return queryOptions({
    queryKey: ['lead', leadId, 'merge-values'],
    queryFn: async ({ signal }): Promise<MergeValues> =>
      (await api('GET /leads/{id}/merge-values', { params: { id: leadId }, signal })).data,
  });
}

/** The templates to choose from, the default one first. */
export const pickTemplatesOptions = (customerId: number, query: string) =>
  dataOptions(['templates', 'pick', customerId, query], 'GET /customers/{customerId}/templates', {
    params: { customerId },
    query: { limit: PICK_LIMIT, query },
    placeholderData: keepPreviousData,
  });

/** The files that can be attached. */
export const storedFilesOptions = (customerId: number) =>
  dataOptions(['attachments', 'pick', customerId], 'GET /customers/{customerId}/attachments', {
    params: { customerId },
    query: { limit: STORED_LIMIT },
  });
