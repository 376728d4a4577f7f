import type { Generated, GeneratedAlways } from 'kysely';

export type CustomerTable = {
  id: GeneratedAlways<number>;
  name: string;
  is_paid: Generated<boolean>;
  company_type_id: number | null;
  company_extension_id: number | null;
  account_manager_name: string;
  account_manager_email: string;
  /** Prime until this day, whatever its packages include. */
  prime_until: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type CustomerActionTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  type: 'contact_request' | 'update_contact';
  note: Generated<string>;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    customers: CustomerTable;
    customer_actions: CustomerActionTable;
  }
}
