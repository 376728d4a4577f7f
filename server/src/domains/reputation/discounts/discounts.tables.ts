import type { Generated, GeneratedAlways } from 'kysely';

export type DiscountTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  title: string;
  short_description: Generated<string>;
  discount_text: Generated<string>;
  gift_text: Generated<string>;
  intro: Generated<string>;
  discount_type: 'discount' | 'installment';
  discount_ratio: number | null;
  installment_count: number | null;
  is_primary: Generated<boolean>;
  pricing_type: Generated<'fixed' | 'from'>;
  price_before: number | null;
  price_after: number | null;
  per_person: Generated<boolean>;
  valid_from: string;
  valid_until: string;
  ended_at: string | null;
  popup_title: Generated<string>;
  popup_description: Generated<string>;
  image_key: string | null;
  document_key: string | null;
  document_name: string | null;
  document_bytes: number | null;
  status: Generated<'waiting' | 'approved' | 'rejected'>;
  reject_reason: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type DiscountCouponTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  discount_id: number;
  lead_id: number | null;
  couple_name: string;
  code: string;
  created_at: string;
  used_at: string | null;
  used_by: number | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    discounts: DiscountTable;
    discount_coupons: DiscountCouponTable;
  }
}
