import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import { MERCHANT_DECISION_HOURS } from '@bellbird/contract/shared/limits';
import type { ApplicationRow } from './merchant.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

export function presentApplication(row: ApplicationRow): MerchantApplication {
  return {
    id: row.id,
    status: row.status,
    reason: row.reject_reason,
    sentAt: row.created_at,
    sentBy: row.sent_by || null,
    decideBy: decideBy(row.created_at),
    decidedAt: row.decided_at,
    providerName: row.provider_name,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    position: row.position,
    documentType: row.document_type,
    documentState: row.document_state,
    documentExpiresOn: row.document_expires_on,
    documentNumberEnd: row.document_number_end,
    identityNumber: row.billing_number,
    ibanEnd: row.iban_end,
    bank: row.bank,
    billingAddress: row.billing_address,
    billingNumber: row.billing_number,
    billingOffice: row.billing_office,
    tradeChamber: row.trade_chamber,
    tradeRegisterNumber: row.trade_register_number,
    phone: row.phone,
    mobile: row.mobile,
    email: row.email,
    city: { id: row.city_id, name: row.city_name },
  };
}

function decideBy(sentAt: string): string {
  return new Date(Date.parse(sentAt) + MERCHANT_DECISION_HOURS * HOUR_MS).toISOString();
}
