import type { AgreementSign, AgreementType } from '@bellbird/contract/foundation/agreements';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentSign } from './agreements.presenter.ts';
import { type Signer, endSign, findSigns, findText, insertSign } from './signs.repository.ts';

type Ports = {
  db: Db;
  clock: Clock;
  /** What follows in other domains when a person no longer agrees. */
  onWithdrawn: (tx: Tx, signer: Signer, type: string) => Promise<void>;
};

export type SignsService = ReturnType<typeof createSignsService>;

/** A user’s own consents: nobody agrees for somebody else. */
export function createSignsService({ db, clock, onWithdrawn }: Ports) {
  return {
    async list(caller: Member, type: AgreementType | undefined): Promise<AgreementSign[]> {
      const rows = await db.tenantRead(caller.customerId, (tx) => findSigns(tx, caller, type));
      return rows.map(presentSign);
    },

    sign(caller: Member, agreementTextId: number): Promise<AgreementSign> {
      return db.tenant(caller.customerId, async (tx) => {
        const text = (await findText(tx, agreementTextId)) ?? fail('not_found');
        if (!text.is_newest) fail('stale_version');
        const { type, version } = text;
        const fresh = await insertSign(tx, {
          customer_id: caller.customerId,
          customer_user_id: caller.customerUserId,
          agreement_text_id: text.id,
          type,
          version,
          signed_at: clock.now().toISOString(),
          withdrawn_at: null,
        });
        if (fresh) {
          const subject = { kind: 'agreementSign', id: fresh.id };
          await record(tx, caller, { action: 'agreements.sign', subject, details: { type, version } });
        }
        const signs = await findSigns(tx, caller, type);
        return presentSign(signs.find((sign) => sign.version === version) ?? fail('conflict'));
      });
    },

    async withdraw(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const { type, version } = (await endSign(tx, caller, id, clock.now().toISOString())) ?? fail('not_found');
        await onWithdrawn(tx, caller, type);
        const subject = { kind: 'agreementSign', id };
        await record(tx, caller, { action: 'agreements.withdraw', subject, details: { type, version } });
      });
    },
  };
}
