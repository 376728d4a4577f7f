import type { AgreementSign, AgreementText, AgreementType } from '@bellbird/contract/foundation/agreements';
import type { AgreementTextRow } from './agreements.repository.ts';
import type { AgreementSignRow } from './signs.repository.ts';

export function presentText(row: AgreementTextRow): AgreementText {
  return {
    id: row.id,
    type: row.type as AgreementType,
    version: row.version,
    title: row.title,
    bodyHtml: row.body_html,
  };
}

export function presentSign(row: AgreementSignRow): AgreementSign {
  return {
    id: row.id,
    agreementTextId: row.agreement_text_id,
    type: row.type as AgreementType,
    version: row.version,
    isCurrent: row.is_current,
    signedAt: row.signed_at,
  };
}
