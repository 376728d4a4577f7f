import type { AgreementText, AgreementType } from '@bellbird/contract/agreements';
import type { AgreementTextRow } from './agreements.repository.ts';

export function presentText(row: AgreementTextRow): AgreementText {
  return {
    id: row.id,
    type: row.type as AgreementType,
    version: row.version,
    title: row.title,
    bodyHtml: row.body_html,
  };
}
