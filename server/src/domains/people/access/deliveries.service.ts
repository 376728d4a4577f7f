import { INVITATION_TTL_DAYS, PASSWORD_RESET_TTL_S } from '@bellbird/contract/shared/limits';
import type { SocialType } from '@bellbird/contract/shared/social';
import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  accountDisconnectedMail,
  codeMail,
  codeSms,
  invitationMail,
  resetLinkMail,
  staffWelcomeMail,
  twoFactorNewsMail,
  type TwoFactorNews,
  usernamesMail,
} from './access.mails.ts';
import { findLogin, findUsername } from './access.repository.ts';
import { findContact, findLoginsByEmail } from './contacts.repository.ts';
import { setInvitationKey } from './invitations.repository.ts';
import { deleteChallengesBefore, setCode } from './one-time-codes.repository.ts';
import { newCode, toCodeText } from './one-time-codes.rules.ts';
import { deleteResetsBefore, insertReset } from './password-resets.repository.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import { deleteChangesBefore } from './sign-in-changes.repository.ts';
import { deleteAttemptsBefore } from './social-attempts.repository.ts';
import { deleteTwoFactorChallengesBefore } from './two-factor-challenges.repository.ts';
import { countRecoveryCodes } from './two-factor.repository.ts';

type Deps = { db: Db; clock: Clock; mailer: Mailer; sms: SmsGateway; baseUrl: string; keyring: Keyring };

/** Kept for a while after they expire, so that a late visitor sees ‘expired’ and not ‘unknown’. */
const KEPT_DAYS = 30;

export type DeliveriesService = ReturnType<typeof createDeliveriesService>;

/** Sends codes and links. Secrets are generated here, stored as hashes, and exist in full only in the message. */
export function createDeliveriesService({ db, clock, mailer, sms, baseUrl, keyring }: Deps) {
  async function resetLink(username: string): Promise<void> {
    const key = newSecret();
    const to = await db.system(async (tx) => {
      const login = await findLogin(tx, username);
      const contact = login && (await findContact(tx, login.id));
      if (!login || !contact?.email) return undefined;
      const expiresAt = new Date(clock.now().getTime() + PASSWORD_RESET_TTL_S * 1000);
      await insertReset(tx, { loginId: login.id, keyHash: hashSecret(key), expiresAt });
      return { name: contact.name, email: contact.email };
    });
    if (to) await deliver(() => mailer.send({ to: to.email, ...resetLinkMail({ name: to.name, baseUrl, key }) }));
  }

  async function staffWelcome(loginId: number): Promise<void> {
    const key = newSecret();
    const to = await db.system(async (tx) => {
      const contact = await findContact(tx, loginId);
      const expiresAt = addDays(clock.now(), INVITATION_TTL_DAYS);
      await insertReset(tx, { loginId, keyHash: hashSecret(key), expiresAt });
      return contact?.email && { name: contact.name, email: contact.email, username: await findUsername(tx, loginId) };
    });
    if (to) await deliver(() => mailer.send({ to: to.email, ...staffWelcomeMail({ ...to, baseUrl, key }) }));
  }

  async function twoFactorNews(loginId: number, news: TwoFactorNews): Promise<void> {
    const { contact, codesLeft } = await db.system(async (tx) => ({
      contact: await findContact(tx, loginId),
      codesLeft: await countRecoveryCodes(tx, loginId),
    }));
    const to = contact?.email;
    if (!to) return;
    const mail = twoFactorNewsMail({ name: contact.name, baseUrl, news, codesLeft });
    await deliver(() => mailer.send({ to, ...mail }));
  }

  async function accountDisconnected(loginId: number, type: SocialType): Promise<void> {
    const contact = await db.system((tx) => findContact(tx, loginId));
    const to = contact?.email;
    if (to) await deliver(() => mailer.send({ to, ...accountDisconnectedMail({ name: contact.name, baseUrl, type }) }));
  }

  async function usernames(email: string): Promise<void> {
    const logins = await db.system((tx) => findLoginsByEmail(tx, email));
    const [first] = logins;
    if (!first) return;
    const mail = usernamesMail({ name: first.name, baseUrl, usernames: logins.map((login) => login.username) });
    await deliver(() => mailer.send({ to: email, ...mail }));
  }

  async function code(challengeId: string): Promise<void> {
    const digits = newCode();
    const to = await db.system(async (tx) => {
      const challenge = await setCode(tx, challengeId, keyring.mac(toCodeText(challengeId, digits)), clock.now());
      if (!challenge?.login_id) return undefined;
      const contact = await findContact(tx, challenge.login_id);
      return contact && { ...contact, channel: challenge.channel };
    });
    if (to?.channel === 'sms' && to.phone) {
      const message = { to: to.phone, body: codeSms({ code: digits, baseUrl }) };
      await deliver(() => sms.send(message));
    } else if (to?.email) {
      const message = { to: to.email, ...codeMail({ name: to.name, code: digits }) };
      await deliver(() => mailer.send(message));
    }
  }

  async function invitation(invitationId: number): Promise<void> {
    const key = newSecret();
    const to = await db.system((tx) => setInvitationKey(tx, invitationId, hashSecret(key), clock.now()));
    const email = to?.email;
    if (email) await deliver(() => mailer.send({ to: email, ...invitationMail({ ...to, baseUrl, key }) }));
  }

  /** Deletes what nobody will ask about again. */
  async function sweep(): Promise<void> {
    const moment = addDays(clock.now(), -KEPT_DAYS);
    await db.system(async (tx) => {
      await deleteResetsBefore(tx, moment);
      await deleteChallengesBefore(tx, moment);
      await deleteAttemptsBefore(tx, clock.now());
      await deleteTwoFactorChallengesBefore(tx, moment);
      await deleteChangesBefore(tx, moment);
    });
  }

  return { resetLink, staffWelcome, twoFactorNews, accountDisconnected, usernames, code, invitation, sweep };
}
