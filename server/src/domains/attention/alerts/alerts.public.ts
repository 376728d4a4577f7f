export { recordAlerts, recordPush, sendTracked } from './alert-deliveries.operations.ts';
export { updateDelivery } from './alert-deliveries.repository.ts';
export { hasUnseenAlerts } from './alerts.repository.ts';
