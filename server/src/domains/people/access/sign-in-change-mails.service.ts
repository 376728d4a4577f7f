import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { AccountBefore, ContactsBefore } from './access.tables.ts';
import { findContact } from './contacts.repository.ts';
import { SIGN_IN_NEWS, signInChangeMail, toAccountNews, toContactNews } from './sign-in-change.mails.ts';
import { type SignInChangeRow, findMailboxes, setChangeKey } from './sign-in-changes.repository.ts';

type Recipients = { name: string; undoing: string[]; informed: string[] };

export type SignInChangeMailsService = ReturnType<typeof createSignInChangeMailsService>;

/** Reports changes to how somebody signs in. The key is made here and exists in full only in the mail. */
export function createSignInChangeMailsService({ db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string }) {
  return {
    async report(changeId: number): Promise<void> {
      const key = newSecret();
      const found = await db.system(async (tx) => {
        const change = await setChangeKey(tx, changeId, hashSecret(key));
        if (!change) return undefined;
        if (change.kind !== 'contacts' || change.customer_user_id === null) {
          const contact = await findContact(tx, change.login_id);
          const undoing = contact?.email ? [contact.email] : [];
          return { change, to: { name: contact?.name ?? '', undoing, informed: [] } };
        }
        const now = await findMailboxes(tx, change.customer_user_id);
        return { change, to: toRecipients(now, change.before as ContactsBefore) };
      });
      if (!found) return;
      const { change, to } = found;
      const news = { name: to.name, ...toNews(change) };
      const undoUrl = `${baseUrl}/undo/${key}`;
      for (const address of to.undoing)
        await deliver(() => mailer.send({ to: address, ...signInChangeMail({ ...news, undoUrl }) }));
      for (const address of to.informed)
        await deliver(() => mailer.send({ to: address, ...signInChangeMail({ ...news, undoUrl: undefined }) }));
    },
  };
}

function toRecipients({ name, emails }: { name: string; emails: string[] }, before: ContactsBefore): Recipients {
  return { name, undoing: before.email, informed: emails.filter((each) => !before.email.includes(each)) };
}

function toNews({ kind, before }: SignInChangeRow) {
  if (kind === 'contacts') return toContactNews((before as ContactsBefore).changed);
  return kind === 'account_connected' ? toAccountNews((before as AccountBefore).type) : SIGN_IN_NEWS[kind];
}
