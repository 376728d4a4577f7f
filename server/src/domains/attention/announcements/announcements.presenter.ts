import type { Announcement, AnnouncementRecipient } from '@bellbird/contract/attention/announcements';
import type { AnnouncementRow, RecipientRow } from './announcements.repository.ts';

export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { id, channel, status, by, people, delivered, read } = row;
  return {
    id,
    channel,
    status,
    title: row.texts.en.title,
    by,
    sendAt: row.send_at,
    endedAt: row.ended_at,
    people,
    delivered,
    read,
  };
}

export function presentRecipient(row: RecipientRow): AnnouncementRecipient {
  return {
    id: row.customer_user_id,
    name: row.name,
    customer: { id: row.customer_id, name: row.customer_name },
    result: row.result,
    settledAt: row.settled_at,
    readAt: row.read_at,
  };
}
