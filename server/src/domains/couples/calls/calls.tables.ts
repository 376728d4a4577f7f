import type { CallResultKind } from '@bellbird/contract/couples/calls';
import type { Generated, GeneratedAlways } from 'kysely';

export type LeadCallTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  lead_id: number;
  customer_user_id: number | null;
  direction: 'out' | 'in';
  called_at: Generated<string>;
  ended_at: string | null;
  duration_seconds: number | null;
  result: Generated<CallResultKind>;
  gateway_id: string | null;
  /** When a person at the vendor's phone took the call; unknown for calls that the vendor began by their code. */
  accepted_at: string | null;
};

export type PhoneNumberTable = {
  id: GeneratedAlways<number>;
  number: string;
  /** Null while the gateway does not list it. */
  gateway_id: string | null;
  quarantined_until: string | null;
  /** Whose it was before it rested. */
  last_provider_id: number | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    lead_calls: LeadCallTable;
    phone_numbers: PhoneNumberTable;
  }
}
