import {
  MERCHANT_SECRETS,
  type MerchantApplication,
  type MerchantForm,
  hasState,
} from '@bellbird/contract/money/merchant';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { MERCHANT_KIND } from './merchant.approvals.ts';
import { presentApplication } from './merchant.presenter.ts';
import { type ApplicationRow, cityExists, findApplications, insertApplication } from './merchant.repository.ts';

const SHOWN_CHARACTERS = 4;

type Ports = { db: Db; clock: Clock; identityDocuments: Sealer; bankAccounts: Sealer };

export type MerchantService = ReturnType<typeof createMerchantService>;

/** Applications for secure payment: one at a time, decided by the team; after a rejection a new one can be sent. */
export function createMerchantService({ db, clock, identityDocuments, bankAccounts }: Ports) {
  /** The encrypted values of the form; where one is blank, that of the previous application. */
  function sealSecrets(form: MerchantForm, previous: ApplicationRow | undefined) {
    const { documentNumber, iban } = form;
    return {
      document_number_sealed:
        documentNumber === null ? previous?.document_number_sealed : identityDocuments.seal(documentNumber),
      document_number_end: documentNumber?.slice(-SHOWN_CHARACTERS) ?? previous?.document_number_end,
      iban_sealed: iban === null ? previous?.iban_sealed : bankAccounts.seal(iban),
      iban_end: iban?.slice(-SHOWN_CHARACTERS) ?? previous?.iban_end,
    } as Pick<ApplicationRow, 'document_number_sealed' | 'document_number_end' | 'iban_sealed' | 'iban_end'>;
  }

  async function assertComplete(tx: Tx, form: MerchantForm, previous: ApplicationRow | undefined): Promise<void> {
    const fields: Record<string, string> = {};
    const isKept = {
      documentNumber: previous?.document_number_sealed && previous.document_type === form.documentType,
      iban: previous,
    };
    for (const field of MERCHANT_SECRETS) if (form[field] === null && !isKept[field]) fields[field] = TEXT.required;
    if (!(await cityExists(tx, form.cityId))) fields['cityId'] = 'Please choose one from the list.';
    if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  }

  return {
    async list(caller: Member, providerId: number): Promise<MerchantApplication[]> {
      const owner = { customerId: caller.customerId, providerId: providerFor(caller, 'payments', providerId) };
      const rows = await db.tenantRead(caller.customerId, (tx) => findApplications(tx, owner));
      return rows.map(presentApplication);
    },

    async send(caller: Member, id: number, form: MerchantForm): Promise<{ id: number }> {
      const { customerId, customerUserId } = caller;
      const providerId = providerFor(caller, 'payments', id);
      const at = clock.now();
      return db.tenant(customerId, async (tx) => {
        const [previous] = await findApplications(tx, { customerId, providerId });
        await assertComplete(tx, form, previous);
        const application =
          (await insertApplication(tx, {
            ...toRow(form),
            ...sealSecrets(form, previous),
            customer_id: customerId,
            provider_id: providerId,
            customer_user_id: customerUserId,
            created_at: at.toISOString(),
          })) ?? fail('not_possible_now');
        await requestApproval(tx, {
          customerId,
          customerUserId,
          providerId,
          kind: MERCHANT_KIND,
          subjectId: application.id,
          at,
        });
        const subject = { kind: MERCHANT_KIND, id: application.id };
        await record(tx, caller, { action: 'merchant.send', subject });
        await notifyTeam(tx, { customerId, providerId }, { kind: 'payments' });
        return application;
      });
    },
  };
}

function toRow(form: MerchantForm) {
  return {
    provider_name: form.providerName,
    first_name: form.firstName,
    last_name: form.lastName,
    birth_date: form.birthDate,
    position: form.position,
    document_type: form.documentType,
    document_state: hasState(form.documentType) ? form.documentState : null,
    document_expires_on: form.documentExpiresOn,
    bank: form.bank,
    billing_address: form.billingAddress,
    billing_number: form.identityNumber,
    billing_office: form.billingOffice,
    trade_chamber: form.tradeChamber,
    trade_register_number: form.tradeRegisterNumber,
    phone: form.phone,
    mobile: form.mobile,
    email: form.email,
    city_id: form.cityId,
  };
}
