import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type PushSubscriptionTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  access_token_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Generated<string>;
  heard_at: Generated<string>;
};

export type PushDeliveryTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  subscription_id: number;
  kind: string;
  data: ColumnType<unknown, string, never>;
  tries: Generated<number>;
  next_try_at: string | null;
  alert_id: ColumnType<number | null, number | null | undefined>;
  created_at: Generated<string>;
};

export type PushKeyTable = { public_key: string; sealed_private_key: string };

declare module '#platform/db/tables.ts' {
  interface Tables {
    push_keys: PushKeyTable;
    push_subscriptions: PushSubscriptionTable;
    push_deliveries: PushDeliveryTable;
  }
}
