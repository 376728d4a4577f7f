import type { Generated, GeneratedAlways } from 'kysely';

export type CoupleTable = {
  id: GeneratedAlways<number>;
  name: string;
  email: string | null;
  phone: string | null;
  created_at: Generated<string>;
};

export type LeadTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  couple_id: number;
  created_at: Generated<string>;
  extension_number: string;
  couple_name: string;
  couple_name_key: GeneratedAlways<string>;
  organization_date: string | null;
  organization_type_id: Generated<number>;
  guests: number | null;
  budget: number | null;
  status: Generated<string>;
  process_state_id: number | null;
  unread_message_count: Generated<number>;
  item_count: Generated<number>;
  is_prepaid: Generated<boolean>;
  first_lead_type: Generated<'lead' | 'plusLead'>;
  is_wedding: Generated<boolean>;
  source: Generated<string>;
  read_at: string | null;
  version: Generated<number>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    couples: CoupleTable;
    leads: LeadTable;
  }
}
