import type { AlertSettings } from '@bellbird/contract/attention/alerts';
import type { AlertSettingsTable } from './alerts.tables.ts';

/** Until somebody chooses otherwise: a mail, and none at night. */
const DEFAULT: AlertSettings = { fallback: 'mail', quietHours: { from: '21:00', until: '07:00' } };

type Columns = Pick<AlertSettingsTable, 'fallback' | 'quiet_from' | 'quiet_until'>;

export function toAlertSettings(row: { [K in keyof Columns]: Columns[K] | null } | undefined): AlertSettings {
  if (!row?.fallback) return DEFAULT;
  const { fallback, quiet_from: from, quiet_until: until } = row;
  return { fallback, quietHours: from !== null && until !== null ? { from, until } : null };
}
