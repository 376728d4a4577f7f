import type { Db } from '#platform/db/db.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { PushSender } from '#platform/push/push-sender.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findQuietEnd, toAlertSettings } from '#domains/attention/alerts/alerts.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { createAnnouncementPushesService } from './announcement-pushes.service.ts';
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
/** News that could not be handed over for so long is old. */
const GIVE_UP_MS = 2 * 86_400_000;

type Ports = { db: Db; clock: Clock; mailer: Mailer; push: PushSender; baseUrl: string };

export type AnnouncementSendingService = ReturnType<typeof createAnnouncementSendingService>;

/** Sends what is due, person by person. A killed process leaves off anywhere; the next one continues. */
export function createAnnouncementSendingService({ db, clock, mailer, push, baseUrl }: Ports) {
  const pushes = createAnnouncementPushesService({ db, clock, push });
  const at = () => clock.now().toISOString();
  const end = (to: Recipient, result: 'off' | 'unreachable') => db.system((tx) => settle(tx, to, { result, at: at() }));

  /** Also true when it was put off until the quiet hours are over. */
  async function isQuiet(to: Recipient): Promise<boolean> {
    const quiet = findQuietEnd({ settings: toAlertSettings(to), timeZone: to.time_zone }, clock.now());
    if (quiet) await db.system((tx) => postpone(tx, to, quiet.toISOString()));
    return quiet !== undefined;
  }

  /** The next attempt is when the claim is over, unless it has been tried for days. */
  async function tryLater(to: Recipient): Promise<void> {
    if (clock.now().getTime() - Date.parse(to.send_at) > GIVE_UP_MS) await end(to, 'unreachable');
  }

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
        is_modal: to.channel === 'modal',
        created_at: at(),
      });
      if (!(await settle(tx, to, { result: 'delivered', at: at(), promptId }))) throw new Stopped();
      await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
    });

  async function mail(to: Recipient): Promise<void> {
    if (toAlertSettings(to).fallback === 'none') return void (await end(to, 'off'));
    if (to.email === null) return void (await end(to, 'unreachable'));
    if (await isQuiet(to)) return;
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
      if (!(error instanceof MailFailure)) throw error;
      await (error.kind === 'permanent' ? end(to, 'unreachable') : tryLater(to));
    }
  }

  /** The text behind the notification is a prompt, which also shows who has read it. */
  async function pushAndPrompt(to: Recipient): Promise<void> {
    if (await isQuiet(to)) return;
    const outcome = await pushes.send(to);
    if (outcome === 'sent') await prompt(to);
    else if (outcome === 'failed') await end(to, 'unreachable');
    else if (outcome === 'later') await tryLater(to);
  }

  const channels = { prompt, modal: prompt, push: pushAndPrompt, mail };

  /** One person whose mail fails does not keep the others waiting: they are tried again later. */
  async function send(to: Recipient): Promise<void> {
    try {
      await channels[to.channel](to);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
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
