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

declare module '#platform/db/tables.ts' {
  interface Tables {
    agreement_texts: AgreementTextTable;
  }
}
