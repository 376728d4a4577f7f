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
  /** They want no mail but what a vendor writes to them in person. */
  unsubscribed_at: string | null;
  deleted_at: string | null;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    couples: CoupleTable;
    mail_suppressions: { address: string; unsubscribed_at: string };
  }
}
