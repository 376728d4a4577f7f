import { expect, test } from 'vitest';
import { toAlertSettings } from './alert-settings.rules.ts';

test('until somebody chooses, a mail and none at night; then what they chose, with both ends of the night or none', () => {
  const usual = { fallback: 'mail', quietHours: { from: '21:00', until: '07:00' } };
  const row = { fallback: 'sms' as const, quiet_from: '22:00', quiet_until: '06:00' };
  expect(toAlertSettings(undefined)).toEqual(usual);
  expect(toAlertSettings({ ...row, fallback: null })).toEqual(usual);
  expect(toAlertSettings(row)).toEqual({ fallback: 'sms', quietHours: { from: '22:00', until: '06:00' } });
  expect(toAlertSettings({ ...row, quiet_from: null }).quietHours).toBeNull();
  expect(toAlertSettings({ ...row, quiet_until: null }).quietHours).toBeNull();
});
