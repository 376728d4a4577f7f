import type { Area, PhotoEdit } from '@bellbird/contract/listing/galleries';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type GalleryTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  name: string;
  status: Generated<'active' | 'passive'>;
  cover_medium_id: number | null;
  position: number;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type MediumTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  gallery_id: number;
  type: 'photo' | 'video';
  status: Generated<'pending' | 'active' | 'passive' | 'rejected'>;
  reject_reason: string | null;
  caption: Generated<string>;
  tags: string[];
  is_main: Generated<boolean>;
  position: number;
  file_key: string | null;
  file_extension: string | null;
  file_name: string | null;
  widths: number[] | null;
  width: number | null;
  height: number | null;
  size_bytes: number | null;
  /** How it is turned and cropped; null is as it was uploaded. */
  edit: ColumnType<PhotoEdit | null, string | null | undefined, string | null>;
  /** What the team has seen of an approved photo; null is what it shows. */
  seen_area: ColumnType<Area | null, string | null | undefined, string | null>;
  video_host: 'youtube' | 'vimeo' | 'dailymotion' | null;
  video_id: string | null;
  video_url: string | null;
  upload_id: string | null;
  created_by: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    galleries: GalleryTable;
    media: MediumTable;
  }
}
