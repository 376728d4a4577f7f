import { endReminder, listReminders, setReminder } from '@bellbird/contract/couples/leads';
import { created, noContent, page, route, type Route } from '#platform/http/route.ts';
import type { LeadRemindersService } from './lead-reminders.service.ts';

export function leadRemindersRoutes(reminders: LeadRemindersService): Route[] {
  return [
    route(setReminder, async ({ caller, params, body }) => created(await reminders.set(caller, params.id, body))),
    route(endReminder, async ({ caller, params }) => {
      await reminders.end(caller, params.id, params.reminderId);
      return noContent();
    }),
    route(listReminders, async ({ caller, query }) => page(await reminders.list(caller, query), query)),
  ];
}
