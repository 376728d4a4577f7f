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
  /** The primary contacts, copied here for whoever needs to reach the user. */
  email: string | null;
  phone: string | null;
  city_id: number | null;
  image_key: string | null;
  status: Generated<'waiting_confirmation' | 'invited' | 'active' | 'inactive'>;
  confirmed_at: Generated<string | null>;
  deleted_at: string | null;
  bio: Generated<string>;
  profile_video: string | null;
  /** When the user finished or dismissed the tour; null for a new one. */
  toured_at: string | null;
  birth_date: string | null;
  identity_number_sealed: string | null;
  language_id: number | null;
  active: GeneratedAlways<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type ContactTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  kind: 'email' | 'phone';
  value: string;
  position: number;
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
  signature_content: string | null;
  signature_image_key: string | null;
};

export type ConfirmationTable = {
  customer_user_id: number;
  customer_id: number;
  secret_hash: Buffer;
  expires_at: string;
  used_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    customer_users: CustomerUserTable;
    customer_user_contacts: ContactTable;
    customer_user_providers: CustomerUserProviderTable;
    customer_user_confirmations: ConfirmationTable;
  }
}
