import type { Generated, GeneratedAlways } from 'kysely';

export type CustomerUserTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  customer_id: number;
  login_id: number;
  name: string;
  surname: Generated<string>;
  title_id: number | null;
  role_id: number;
  can_manage: Generated<boolean>;
  preferred_language: Generated<string>;
  email: string | null;
  phone: string | null;
  city_id: number | null;
  image_key: string | null;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type CustomerUserProviderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  provider_id: number;
  can_receive_leads: Generated<boolean>;
  can_receive_leads_sms: Generated<boolean>;
  show_as_contact: Generated<boolean>;
  pages: Generated<string[]>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    customer_users: CustomerUserTable;
    customer_user_providers: CustomerUserProviderTable;
  }
}
