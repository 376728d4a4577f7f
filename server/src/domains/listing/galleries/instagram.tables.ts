import type { Generated, GeneratedAlways } from 'kysely';

export type InstagramVisitTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  gallery_id: number;
  tags: Generated<string[]>;
  created_at: Generated<string>;
};

export type InstagramPhotoTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  visit_id: number;
  url: string;
  caption: string;
  state: Generated<'offered' | 'wanted' | 'arrived' | 'failed'>;
  upload_id: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    instagram_visits: InstagramVisitTable;
    instagram_photos: InstagramPhotoTable;
  }
}
