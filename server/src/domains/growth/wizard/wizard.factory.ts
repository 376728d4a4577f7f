import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { SignupWizardTable } from './wizard.tables.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Given = Partial<Insertable<SignupWizardTable>> & Pick<Insertable<SignupWizardTable>, 'staff_member_id'>;

/** An invitation to register. */
export async function buildWizard(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('signup_wizards')
    .values({
      company_name: 'Saltbush Cakes',
      contact_name: 'Priya Raman',
      email: 'priya@saltbush.example',
      invited_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + WEEK_MS).toISOString(),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
