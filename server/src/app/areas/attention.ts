import { settleReminder } from '#domains/couples/leads/leads.public.ts';
import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import { alertsJobs } from '#domains/attention/alerts/alerts.jobs.ts';
import { alertsRoutes } from '#domains/attention/alerts/alerts.routes.ts';
import { createAlertsService } from '#domains/attention/alerts/alerts.service.ts';
import { announcementsJobs } from '#domains/attention/announcements/announcements.jobs.ts';
import { announcementsRoutes } from '#domains/attention/announcements/announcements.routes.ts';
import { createAnnouncementsService } from '#domains/attention/announcements/announcements.service.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { approvalsRoutes } from '#domains/attention/approvals/approvals.routes.ts';
import { createApprovalsService } from '#domains/attention/approvals/approvals.service.ts';
import { createDecisionsService } from '#domains/attention/approvals/decisions.service.ts';
import { notificationsRoutes } from '#domains/attention/notifications/notifications.routes.ts';
import { createNotificationsService } from '#domains/attention/notifications/notifications.service.ts';
import { promptsRoutes } from '#domains/attention/prompts/prompts.routes.ts';
import { createPromptsService } from '#domains/attention/prompts/prompts.service.ts';
import { pushJobs } from '#domains/attention/push/push.jobs.ts';
import { pushRoutes } from '#domains/attention/push/push.routes.ts';
import { createPushService } from '#domains/attention/push/push.service.ts';
import type { JobPorts, Ports } from '../ports.ts';

/** What asks for somebody's attention: live events, prompts, push, and the team's approvals. */
export function createAttention(ports: Ports, subjects: readonly ApprovalSubject[]) {
  const prompts = createPromptsService({ ...ports, settleReminder });
  const decisions = createDecisionsService({ ...ports, subjects });
  const routes: Route[] = [
    ...notificationsRoutes(createNotificationsService(ports)),
    ...promptsRoutes(prompts),
    ...pushRoutes(createPushService(ports)),
    ...alertsRoutes(createAlertsService(ports)),
    ...announcementsRoutes(createAnnouncementsService(ports)),
    ...approvalsRoutes(createApprovalsService({ ...ports, subjects }), decisions),
  ];
  return { routes, prompts, decisions };
}

export function attentionJobs(ports: JobPorts): BoundJob[] {
  return [...pushJobs(ports.pushes), ...alertsJobs(ports), ...announcementsJobs(ports)];
}
