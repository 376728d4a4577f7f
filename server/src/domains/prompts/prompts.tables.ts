import type { Generated, GeneratedAlways } from 'kysely';

export type ProviderPromptTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  type: Generated<string>;
  title: string;
  body_html: Generated<string>;
  link_path: string | null;
  link_text: string | null;
  created_at: Generated<string>;
  completed_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    provider_prompts: ProviderPromptTable;
  }
}
