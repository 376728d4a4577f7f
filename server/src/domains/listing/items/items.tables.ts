import type { Generated, GeneratedAlways } from 'kysely';

export type ItemTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  name: string;
  description: Generated<string>;
  min_price: number | null;
  max_price: number | null;
  is_offered_by_model: Generated<boolean>;
  status: 'active' | 'passive' | 'rejected' | 'waiting' | 'pending_pricing';
  reject_reason: string | null;
  position: number;
  version: Generated<number>;
  created_at: Generated<string>;
  deleted_at: string | null;
};

export type ItemPictureTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  item_id: number | null;
  kind: 'product' | 'model';
  file_key: string;
  media_id: number | null;
  position: Generated<number>;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    provider_items: ItemTable;
    provider_item_pictures: ItemPictureTable;
    provider_item_options: { customer_id: number; item_id: number; option_id: number };
    item_option_groups: { id: GeneratedAlways<number>; category_type: string; name: string; position: number };
    item_options: { id: GeneratedAlways<number>; group_id: number; name: string; position: number };
  }
}
