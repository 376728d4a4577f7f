import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import {
  sendCode,
  sendInvitation,
  sendResetLink,
  sendSignInChange,
  sendSocialNews,
  sendStaffWelcome,
  sendTwoFactorNews,
  sendUsernames,
  sweepAccess,
} from './access.job-definitions.ts';
import type { DeliveriesService } from './deliveries.service.ts';
import type { SignInChangeMailsService } from './sign-in-change-mails.service.ts';

export function accessJobs(deliveries: DeliveriesService, changes: SignInChangeMailsService): BoundJob[] {
  return [
    work(sendResetLink, ({ username }) => deliveries.resetLink(username)),
    work(sendSignInChange, ({ changeId }) => changes.report(changeId)),
    work(sendTwoFactorNews, ({ loginId, news }) => deliveries.twoFactorNews(loginId, news)),
    work(sendSocialNews, ({ loginId, type }) => deliveries.accountDisconnected(loginId, type)),
    work(sendUsernames, ({ email }) => deliveries.usernames(email)),
    work(sendCode, ({ challengeId }) => deliveries.code(challengeId)),
    work(sendStaffWelcome, ({ loginId }) => deliveries.staffWelcome(loginId)),
    work(sendInvitation, ({ invitationId }) => deliveries.invitation(invitationId)),
    work(sweepAccess, () => deliveries.sweep(), '17 * * * *'),
  ];
}
