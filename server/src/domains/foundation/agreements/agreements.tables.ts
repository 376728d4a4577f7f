import type { Generated, GeneratedAlways } from 'kysely';

export type AgreementTextTable = {
  id: GeneratedAlways<number>;
  type: string;
  version: number;
  language: string;
  title: string;
  body_html: string;
  published_at: Generated<string>;
};

export type AgreementSignTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  agreement_text_id: number;
  type: string;
  version: number;
  signed_at: Generated<string>;
  withdrawn_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    agreement_texts: AgreementTextTable;
    customer_user_agreement_signs: AgreementSignTable;
  }
}
