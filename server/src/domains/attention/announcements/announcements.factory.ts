import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AnnouncementTable } from './announcements.tables.ts';

/** A prompt to everybody, for next year. */
export function buildAnnouncement(
  tx: Tx,
  given: Partial<Insertable<AnnouncementTable>> & { staff_member_id: number },
): Promise<{ id: number }> {
  const none = { title: '', body: '' };
  const values = {
    channel: 'prompt' as const,
    segment: JSON.stringify({ cityIds: [], categoryIds: [], packages: [], answerTime: 'any' }),
    texts: JSON.stringify({ en: { title: 'Open days', body: 'Come and see us.' }, tr: none, ar: none }),
    send_at: '2027-11-16T00:00:00Z',
    created_at: '2026-11-16T00:00:00Z',
    ...given,
  };
  return tx.insertInto('announcements').values(values).returning('id').executeTakeFirstOrThrow();
}
