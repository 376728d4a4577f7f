import type {
  AlertChannel,
  AlertFallback,
  AlertKind,
  AlertSettings,
  DeliveryStatus,
  FallbackResult,
  LeadAlertKind,
} from '@bellbird/contract/attention/alerts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type { AlertChannel, AlertKind, AlertSettings, DeliveryStatus, FallbackResult, LeadAlertKind };

export type AlertTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  /** Null for a message that is no couple’s yet. */
  lead_id: number | null;
  inbound_message_id: ColumnType<number | null, number | null | undefined>;
  kind: AlertKind;
  created_at: Generated<string>;
  seen_at: ColumnType<string | null, string | null | undefined>;
  fallback_at: ColumnType<string | null, string | null | undefined>;
  fallback: ColumnType<FallbackResult | null, FallbackResult | null | undefined>;
};

export type AlertDeliveryTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  alert_id: number;
  channel: AlertChannel;
  is_fallback: Generated<boolean>;
  status: DeliveryStatus;
  changed_at: string;
};

export type AlertSettingsTable = {
  customer_user_id: number;
  customer_id: number;
  fallback: AlertFallback;
  quiet_from: string | null;
  quiet_until: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    alerts: AlertTable;
    alert_deliveries: AlertDeliveryTable;
    alert_settings: AlertSettingsTable;
  }
}
