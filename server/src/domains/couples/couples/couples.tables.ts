import type { Generated, GeneratedAlways } from 'kysely';

export type CoupleTable = {
  id: GeneratedAlways<number>;
  marketplace_id: string | null;
  name: string;
  email: string | null;
  partner_email: string | null;
  phone: string | null;
  contact_preference: Generated<'any' | 'phone' | 'email'>;
  last_active_at: string | null;
  deleted_at: string | null;
  created_at: Generated<string>;
};

export type DealStatus = 'agreed' | 'approved' | 'refused';

export type CoupleProviderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  couple_id: number;
  provider_id: number;
  status: DealStatus;
  agreed_at: Generated<string>;
  price: number | null;
  wedding_date: string | null;
  comment_requested_at: string | null;
  version: Generated<number>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    couples: CoupleTable;
    couple_providers: CoupleProviderTable;
  }
}
