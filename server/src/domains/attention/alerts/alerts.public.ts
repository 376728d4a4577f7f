export { recordAlerts, recordPush, sendTracked } from './alert-deliveries.operations.ts';
export { updateDelivery } from './alert-deliveries.repository.ts';
export { findQuietEnd } from './alert-fallback.rules.ts';
export { titleOfAlert } from './alert-titles.rules.ts';
export { toAlertSettings } from './alert-settings.rules.ts';
