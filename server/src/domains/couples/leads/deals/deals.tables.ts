import type { Generated, GeneratedAlways } from 'kysely';

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
    couple_providers: CoupleProviderTable;
  }
}
