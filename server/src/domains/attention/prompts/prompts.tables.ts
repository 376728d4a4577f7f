import type { Generated, GeneratedAlways } from 'kysely';

export type ProviderPromptTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  /** For one user; null for everybody who looks after the provider. */
  customer_user_id: number | null;
  type: Generated<string>;
  title: string;
  body_html: Generated<string>;
  link_path: string | null;
  link_text: string | null;
  created_at: Generated<string>;
  completed_at: string | null;
  /** Not due before this time. */
  due_at: string | null;
  reminder_id: number | null;
  /** Opens by itself until its reader closes it. */
  is_modal: Generated<boolean>;
  /** What a rule found: the lead of a quick offer, the provider of missing data. */
  subject_id: number | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    provider_prompts: ProviderPromptTable;
  }
}
