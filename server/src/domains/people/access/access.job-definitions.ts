import { SOCIAL_TYPES } from '@bellbird/contract/shared/social';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/**
 * What is sent in the background. A job names rows, never secrets: keys and codes are generated when the message is
 * written, so that the queue contains nothing that lets anybody sign in.
 */
export const sendResetLink = job({ name: 'access.sendResetLink', data: z.object({ username: z.string() }) });
/** Reports a change to how somebody signs in, with a link that undoes it. */
export const sendSignInChange = job({ name: 'access.sendSignInChange', data: z.object({ changeId: z.int() }) });
export const sendTwoFactorNews = job({
  name: 'access.sendTwoFactorNews',
  data: z.object({
    loginId: z.int(),
    news: z.enum(['turnedOn', 'newRecoveryCodes', 'recoveryCodeUsed', 'resetByTeam']),
  }),
});
/** One that was connected is reported as a change that can be undone. */
export const sendSocialNews = job({
  name: 'access.sendSocialNews',
  data: z.object({ loginId: z.int(), type: z.enum(SOCIAL_TYPES), news: z.literal('disconnected') }),
});
export const sendUsernames = job({ name: 'access.sendUsernames', data: z.object({ email: z.string() }) });
export const sendStaffWelcome = job({ name: 'access.sendStaffWelcome', data: z.object({ loginId: z.int() }) });
export const sendInvitation = job({ name: 'access.sendInvitation', data: z.object({ invitationId: z.int() }) });

/** A code is valid for two minutes: retry soon or not at all. */
export const sendCode = job({
  name: 'access.sendCode',
  data: z.object({ challengeId: z.string() }),
  retryLimit: 3,
  retryDelayS: 2,
});

export const sweepAccess = job({ name: 'access.sweep', data: z.object({}) });
