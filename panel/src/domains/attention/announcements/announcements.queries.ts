import type {
  Announcement,
  NewAnnouncement,
  Segment,
  countReach,
  createAnnouncement,
  listAnnouncements,
  listPackageNames,
  listRecipients,
  stopAnnouncement,
} from '@bellbird/contract/attention/announcements';
import type { listCities } from '@bellbird/contract/foundation/places';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const listEndpoint = endpoint<typeof listAnnouncements>('GET /desk/announcements');
const createEndpoint = endpoint<typeof createAnnouncement>('POST /desk/announcements', { idempotent: true });
const reachEndpoint = endpoint<typeof countReach>('POST /desk/announcements/reach');
const packagesEndpoint = endpoint<typeof listPackageNames>('GET /desk/announcements/packages');
const recipientsEndpoint = endpoint<typeof listRecipients>('GET /desk/announcements/{id}/recipients');
const stopEndpoint = endpoint<typeof stopAnnouncement>('POST /desk/announcements/{id}/stop');
const citiesEndpoint = endpoint<typeof listCities>('GET /cities');

export const announcementsKey = ['desk', 'announcements'] as const;

/** While something is being sent, the figures follow. */
const isUnderWay = ({ status, sendAt }: Announcement) =>
  status === 'sending' || (status === 'scheduled' && Date.parse(sendAt) <= Date.now());

const FOLLOW_MS = 3000;

export function announcementsOptions(page: number) {
  return queryOptions({
    queryKey: [...announcementsKey, 'list', page],
    queryFn: ({ signal }) => api(listEndpoint, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? FOLLOW_MS : false),
  });
}

export function recipientsOptions(id: number, page: number) {
  return queryOptions({
    queryKey: [...announcementsKey, id, page],
    queryFn: ({ signal }) => api(recipientsEndpoint, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function reachOptions(segment: Segment) {
  return queryOptions({
    queryKey: [...announcementsKey, 'reach', segment],
    queryFn: async ({ signal }) => (await api(reachEndpoint, { body: { segment }, signal })).data,
    staleTime: 0,
  });
}

export const packageNamesOptions = queryOptions({
  queryKey: [...announcementsKey, 'packages'],
  queryFn: async ({ signal }) => (await api(packagesEndpoint, { signal })).data,
});

export const deskCitiesOptions = queryOptions({
  queryKey: ['cities'],
  queryFn: async ({ signal }) => (await api(citiesEndpoint, { signal })).data,
});

export async function sendAnnouncement(form: NewAnnouncement, key: string): Promise<void> {
  await api(createEndpoint, { body: form, idempotencyKey: key });
}

export async function stopSending(id: number): Promise<void> {
  await api(stopEndpoint, { params: { id } });
}
