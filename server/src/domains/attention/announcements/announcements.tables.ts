import type {
  AnnouncementChannel,
  AnnouncementStatus,
  NewAnnouncement,
  Segment,
} from '@bellbird/contract/attention/announcements';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type { Segment };
export type AnnouncementTexts = NewAnnouncement['texts'];

export type AnnouncementTable = {
  id: GeneratedAlways<number>;
  staff_member_id: number;
  channel: AnnouncementChannel;
  segment: ColumnType<Segment, string, string>;
  texts: ColumnType<AnnouncementTexts, string, string>;
  link_path: string | null;
  send_at: string;
  status: Generated<AnnouncementStatus>;
  created_at: string;
  ended_at: string | null;
};

export type AnnouncementRecipientTable = {
  customer_id: number;
  announcement_id: number;
  customer_user_id: number;
  provider_id: number;
  /** Not before this time: quiet hours, another attempt, or somebody else is at it. */
  next_try_at: string;
  result: 'delivered' | 'off' | 'unreachable' | null;
  settled_at: string | null;
  prompt_id: number | null;
  read_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    announcements: AnnouncementTable;
    announcement_recipients: AnnouncementRecipientTable;
  }
}
