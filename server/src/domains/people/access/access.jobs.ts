import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import {
  sendCode,
  sendInvitation,
  sendPasswordChanged,
  sendResetLink,
  sendSocialNews,
  sendStaffWelcome,
  sendTwoFactorNews,
  sendUsernames,
  sweepAccess,
} from './access.job-definitions.ts';
import type { DeliveriesService } from './deliveries.service.ts';

export function accessJobs(deliveries: DeliveriesService): BoundJob[] {
  return [
    work(sendResetLink, ({ username }) => deliveries.resetLink(username)),
    work(sendPasswordChanged, ({ loginId }) => deliveries.passwordChanged(loginId)),
    work(sendTwoFactorNews, ({ loginId, news }) => deliveries.twoFactorNews(loginId, news)),
    work(sendSocialNews, ({ loginId, ...what }) => deliveries.socialNews(loginId, what)),
    work(sendUsernames, ({ email }) => deliveries.usernames(email)),
    work(sendCode, ({ challengeId }) => deliveries.code(challengeId)),
    work(sendStaffWelcome, ({ loginId }) => deliveries.staffWelcome(loginId)),
    work(sendInvitation, ({ invitationId }) => deliveries.invitation(invitationId)),
    work(sweepAccess, () => deliveries.sweep(), '17 * * * *'),
  ];
}
