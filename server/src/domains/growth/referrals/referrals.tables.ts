import type { Generated, GeneratedAlways } from 'kysely';

export type ReferralTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  company_name: string;
  contact_name: string;
  phone: string;
  category_id: number;
  campaign_id: number;
  terms_version: number;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    referrals: ReferralTable;
  }
}
