import type { Announcement, NewAnnouncement, Segment } from '@bellbird/contract/attention/announcements';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { answerOptions, dataOptions } from '#platform/query/call-options.ts';

export const announcementsKey = ['desk', 'announcements'] as const;

/** While something is being sent, the figures follow. */
const isUnderWay = ({ status, sendAt }: Announcement) =>
  status === 'sending' || (status === 'scheduled' && Date.parse(sendAt) <= Date.now());

const FOLLOW_MS = 3000;

export const announcementsOptions = (page: number) =>
  answerOptions([...announcementsKey, 'list', page], 'GET /desk/announcements', {
    query: { page },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? FOLLOW_MS : false),
  });

export const recipientsOptions = (id: number, page: number) =>
  answerOptions([...announcementsKey, id, page], 'GET /desk/announcements/{id}/recipients', {
    params: { id },
    query: { page },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const reachOptions = (segment: Segment) =>
  dataOptions([...announcementsKey, 'reach', segment], 'POST /desk/announcements/reach', {
    body: { segment },
    staleTime: 0,
  });

export const packageNamesOptions = dataOptions([...announcementsKey, 'packages'], 'GET /desk/announcements/packages');

export const deskCitiesOptions = dataOptions(['cities'], 'GET /cities');

export const sendAnnouncement = (form: NewAnnouncement, key: string) =>
  api('POST /desk/announcements', { body: form, idempotencyKey: key });
export const stopSending = (id: number) => api('POST /desk/announcements/{id}/stop', { params: { id } });
