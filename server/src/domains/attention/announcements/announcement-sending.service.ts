import type { Db } from '#platform/db/db.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findQuietEnd, toAlertSettings } from '#domains/attention/alerts/alerts.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { toParagraphs, wordsFor } from './announcement-words.rules.ts';
import { announcementMail } from './announcements.mails.ts';
import {
  type Recipient,
  claimRecipients,
  findDue,
  finish,
  postpone,
  settle,
  start,
} from './announcements.repository.ts';

const AT_ONCE = 50;
/** How long a claimed person is left to its claimer; a failed attempt is repeated after it. */
const UNDER_WAY_MS = 10 * 60_000;

type Ports = { db: Db; clock: Clock; mailer: Mailer; baseUrl: string };

export type AnnouncementSendingService = ReturnType<typeof createAnnouncementSendingService>;

/** Sends what is due, person by person. A killed process leaves off anywhere; the next one continues. */
export function createAnnouncementSendingService({ db, clock, mailer, baseUrl }: Ports) {
  const at = () => clock.now().toISOString();

  /** Prompt and delivery are one transaction: each person gets it once. */
  const prompt = (to: Recipient) =>
    db.system(async (tx) => {
      const { title, body } = wordsFor(to.texts, to.language);
      const { customer_id: customerId, provider_id: providerId, link_path } = to;
      const promptId = await addPrompt(tx, {
        customer_id: customerId,
        provider_id: providerId,
        customer_user_id: to.customer_user_id,
        type: 'notification',
        title,
        body_html: toParagraphs(body)
          .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
          .join(''),
        link_path,
        link_text: link_path && title,
        created_at: at(),
      });
      if (!(await settle(tx, to, { result: 'delivered', at: at(), promptId }))) throw new Stopped();
      await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
    });

  async function mail(to: Recipient): Promise<void> {
    const settings = toAlertSettings(to);
    const end = (result: 'off' | 'unreachable') => db.system((tx) => settle(tx, to, { result, at: at() }));
    if (settings.fallback === 'none') return void (await end('off'));
    if (to.email === null) return void (await end('unreachable'));
    const quiet = findQuietEnd({ settings, timeZone: to.time_zone }, clock.now());
    if (quiet) return db.system((tx) => postpone(tx, to, quiet.toISOString()));
    const { title, body } = wordsFor(to.texts, to.language);
    const { announcement_id: announcementId, customer_user_id: customerUserId, name, link_path: linkPath } = to;
    const written = { announcementId, customerUserId, name, title, paragraphs: toParagraphs(body), linkPath };
    // Written down before the server has the end of the mail: after a kill it is not sent a second time.
    const beforeHandover = async () => {
      if (!(await db.system((tx) => settle(tx, to, { result: 'delivered', at: at() })))) throw new Stopped();
    };
    try {
      await mailer.send({ to: to.email, ...announcementMail(written, baseUrl) }, { beforeHandover });
    } catch (error) {
      if (error instanceof MailFailure && error.kind === 'permanent') await end('unreachable');
      else throw error;
    }
  }

  /** One person whose mail fails does not keep the others waiting: they are tried again later. */
  async function send(to: Recipient): Promise<void> {
    try {
      await (to.channel === 'prompt' ? prompt(to) : mail(to));
    } catch (error) {
      if (error instanceof Stopped || error instanceof MailFailure) return;
      throw error;
    }
  }

  return {
    async run(): Promise<void> {
      for (const due of await db.system((tx) => findDue(tx, at()))) {
        await db.system((tx) => start(tx, due, clock.now()));
        for (;;) {
          const until = new Date(clock.now().getTime() + UNDER_WAY_MS).toISOString();
          const claim = { now: at(), until, limit: AT_ONCE };
          const people = await db.system((tx) => claimRecipients(tx, due.id, claim));
          for (const person of people) await send(person);
          if (people.length < AT_ONCE) break;
        }
        await db.system((tx) => finish(tx, due.id, at()));
      }
    },
  };
}

/** The announcement was stopped, or somebody else has served this person. */
class Stopped extends Error {}
