import type { WizardDraft } from '@bellbird/contract/growth/wizard';
import type { ColumnType, GeneratedAlways } from 'kysely';

export type SignupWizardTable = {
  id: GeneratedAlways<number>;
  key_hash: Buffer | null;
  company_name: string;
  contact_name: string;
  email: string;
  referral_id: number | null;
  draft: ColumnType<WizardDraft, string | undefined, string>;
  staff_member_id: number;
  invited_at: string;
  expires_at: string;
  finished_at: string | null;
  customer_id: number | null;
  finished_with: Buffer | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    signup_wizards: SignupWizardTable;
  }
}
