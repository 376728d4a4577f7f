import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { wizardMail } from './wizard.mails.ts';
import { updateWizardKey } from './wizard.repository.ts';

type Ports = { db: Db; mailer: Mailer; baseUrl: string };

/** Creates the link of an invitation and mails it. The database stores only the hash of its key. */
export function createWizardMailsService({ db, mailer, baseUrl }: Ports) {
  return {
    async sendLink({ id }: { id: number }): Promise<void> {
      const key = newSecret();
      const row = await db.system((tx) => updateWizardKey(tx, id, hashSecret(key)));
      if (row) await deliver(() => mailer.send(wizardMail(row, { baseUrl, key })));
    },
  };
}
