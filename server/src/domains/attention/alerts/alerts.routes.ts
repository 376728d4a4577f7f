import {
  listAlerts,
  listAlertsForTeam,
  markAlertsSeen,
  markUnmatchedSeen,
  readAlertSettings,
  saveAlertSettings,
} from '@bellbird/contract/attention/alerts';
import { type Route, noContent, ok, route } from '#platform/http/route.ts';
import type { AlertsService } from './alerts.service.ts';

export function alertsRoutes(alerts: AlertsService): Route[] {
  return [
    route(listAlerts, async ({ caller, params }) => ok(await alerts.list(caller, params.id))),
    route(listAlertsForTeam, async ({ params }) => ok(await alerts.listForTeam(params.id))),
    route(markAlertsSeen, async ({ caller, params }) => {
      await alerts.markSeen(caller, params.id);
      return noContent();
    }),
    route(markUnmatchedSeen, async ({ caller }) => {
      await alerts.markUnmatchedSeen(caller);
      return noContent();
    }),
    route(readAlertSettings, async ({ caller }) => ok(await alerts.readSettings(caller))),
    route(saveAlertSettings, async ({ caller, body }) => {
      await alerts.saveSettings(caller, body);
      return noContent();
    }),
  ];
}
