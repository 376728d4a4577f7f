import type {
  AUSTRALIAN_STATES,
  IdentityDocument,
  MerchantPosition,
  MerchantStatus,
} from '@bellbird/contract/money/merchant';
import type { Generated, GeneratedAlways } from 'kysely';

export type MerchantApplicationTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  customer_user_id: number | null;
  provider_name: string;
  first_name: string;
  last_name: string;
  birth_date: string;
  position: MerchantPosition | null;
  document_type: IdentityDocument | null;
  document_state: (typeof AUSTRALIAN_STATES)[number] | null;
  document_number_sealed: string | null;
  document_number_end: string | null;
  document_expires_on: string | null;
  iban_sealed: string;
  iban_end: string;
  bank: string;
  billing_address: string;
  /** The ABN. */
  billing_number: string | null;
  billing_office: Generated<string>;
  trade_chamber: Generated<string>;
  /** The ACN. */
  trade_register_number: string | null;
  phone: string;
  mobile: string;
  email: string;
  city_id: number;
  status: Generated<MerchantStatus>;
  reject_reason: string | null;
  created_at: string;
  decided_at: string | null;
  /** The vendor’s account at the card gateway, which couples’ payments go to. */
  gateway_account: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    merchant_applications: MerchantApplicationTable;
  }
}
