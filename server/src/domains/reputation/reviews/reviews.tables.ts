import type { Generated, GeneratedAlways } from 'kysely';

export type ReviewChannelTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  channel: 'google' | 'facebook' | 'instagram' | 'other';
  url: string;
  page_total: number | null;
  created_at: Generated<string>;
};

export type ExternalCommentTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  channel_id: number;
  author: string;
  rating: number;
  body: string;
  written_on: string;
  fingerprint: string;
  testimonial_id: number | null;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    review_channels: ReviewChannelTable;
    external_comments: ExternalCommentTable;
  }
}
