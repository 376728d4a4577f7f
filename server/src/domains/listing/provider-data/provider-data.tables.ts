import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** An answer as JSON; the contract defines its type. */
type Answer = ColumnType<unknown, string | null, string | null>;

export type ProviderFormTable = {
  id: GeneratedAlways<number>;
  form_group: 'general' | 'about' | 'contact' | 'location' | 'details';
  field_name: string;
  label: string;
  label_tr: Generated<string>;
  label_ar: Generated<string>;
  help: string;
  help_tr: Generated<string>;
  help_ar: Generated<string>;
  type: string;
  required: boolean;
  is_public_text: boolean;
  min: number | null;
  max: number | null;
  advised_min: number | null;
  weight: number;
  category_types: string[] | null;
  position: number;
};

export type ProviderFormOptionTable = {
  id: GeneratedAlways<number>;
  form_id: number;
  label: string;
  label_tr: Generated<string>;
  label_ar: Generated<string>;
  position: number;
};

/** One answer before and after. */
type AnswerChange = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  form_id: number;
  before_value: Answer;
  value: Answer;
};

export type ProviderDataUpdateTable = AnswerChange & {
  status: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn'>;
  reason: string | null;
  customer_user_id: number | null;
  by_team: Generated<boolean>;
  version: Generated<number>;
  created_at: string;
  decided_at: string | null;
};

export type ProviderChangeRequestTable = AnswerChange & {
  reason: string;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  note: string | null;
  staff_member_id: number | null;
  prompt_id: number | null;
  created_at: string;
  decided_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    provider_forms: ProviderFormTable;
    provider_form_options: ProviderFormOptionTable;
    provider_form_values: { customer_id: number; provider_id: number; form_id: number; value: Answer };
    provider_data_updates: ProviderDataUpdateTable;
    provider_change_requests: ProviderChangeRequestTable;
  }
}
