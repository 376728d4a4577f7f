import type { Paging } from '@bellbird/contract/shared/envelope';
import { WIZARD_TTL_DAYS } from '@bellbird/contract/shared/limits';
import type {
  ReferredCompany,
  SignupWizard,
  WizardDraft,
  WizardForm,
  WizardInvitation,
  WizardState,
  WizardSubmission,
} from '@bellbird/contract/growth/wizard';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import type { RefreshMissingData } from '#domains/listing/catalogs/catalogs.public.ts';
import { registerCompany } from './registration.operations.ts';
import { sendWizardLink } from './wizard.job-definitions.ts';
import { presentReferred, presentWizard } from './wizard.presenter.ts';
import {
  type WizardRow,
  countReferred,
  countWizards,
  findOpenWizard,
  findReferred,
  findReferrer,
  findWizards,
  finishWizard,
  insertWizard,
  lockWizard,
  renewWizard,
  updateDraft,
  wizardExists,
} from './wizard.repository.ts';

type Ports = { db: Db; clock: Clock; jobs: Jobs; refreshMissingData: RefreshMissingData };

export type WizardService = ReturnType<typeof createWizardService>;

/** How a company joins the marketplace: the team invites it, and it registers itself. */
export function createWizardService({ db, clock, jobs, refreshMissingData }: Ports) {
  async function finish(tx: Tx, wizard: WizardRow, form: WizardForm, facts: RequestFacts): Promise<void> {
    const formHash = hashSecret(JSON.stringify(form));
    // The same form again, because the first response was lost: nothing more to do.
    if (wizard.finished_with?.equals(formHash)) return;
    const at = clock.now();
    if (!isOpen(wizard, at)) fail('not_found');
    const customerId = await registerCompany(
      tx,
      { jobs, clock, refreshMissingData },
      { form, invitedBy: wizard.staff_member_id },
    );
    await finishWizard(tx, wizard.id, { at, customerId, formHash });
    const subject = { kind: 'signupWizard', id: wizard.id };
    await record(tx, { kind: 'anonymous' }, { action: 'wizard.submit', subject, customerId, requestId: facts.id });
  }

  return {
    async read(hash: string): Promise<{ draft: WizardDraft; expiresAt: string }> {
      const row = (await db.system((tx) => findOpenWizard(tx, hashSecret(hash), clock.now()))) ?? fail('not_found');
      const known = { companyName: row.company_name, name: row.contact_name, email: row.email };
      return { draft: { ...known, ...row.draft }, expiresAt: row.expires_at };
    },

    submit: (submission: WizardSubmission, facts: RequestFacts): Promise<void> =>
      db.system(async (tx) => {
        const wizard = (await lockWizard(tx, hashSecret(submission.hash))) ?? fail('not_found');
        if (submission.finished) return finish(tx, wizard, submission.form, facts);
        if (!isOpen(wizard, clock.now())) fail('not_found');
        return updateDraft(tx, wizard.id, submission.draft);
      }),

    async list(query: Paging & { state?: WizardState | undefined }): Promise<{ data: SignupWizard[]; total: number }> {
      const now = clock.now();
      const [rows, total] = await db.system((tx) =>
        Promise.all([findWizards(tx, query.state, now, windowOf(query)), countWizards(tx, query.state, now)]),
      );
      return { data: rows.map((row) => presentWizard(row, now)), total };
    },

    async referred(query: Paging): Promise<{ data: ReferredCompany[]; total: number }> {
      const [rows, total] = await db.system((tx) =>
        Promise.all([findReferred(tx, windowOf(query)), countReferred(tx)]),
      );
      return { data: rows.map(presentReferred), total };
    },

    start: (staff: Staff, invitation: WizardInvitation): Promise<{ id: number }> =>
      db.system(async (tx) => {
        const { referralId } = invitation;
        const at = clock.now();
        if (referralId !== null) {
          const customerId = (await findReferrer(tx, referralId)) ?? fail('not_found');
          await withdrawApproval(tx, { customerId, kind: 'referral', subjectId: referralId, at });
        }
        const added = await insertWizard(tx, {
          company_name: invitation.companyName,
          contact_name: invitation.name,
          email: invitation.email,
          referral_id: referralId,
          staff_member_id: staff.staffMemberId,
          invited_at: at.toISOString(),
          expires_at: addDays(at, WIZARD_TTL_DAYS).toISOString(),
        });
        const wizard = added ?? fail('not_possible_now');
        await jobs.enqueue(tx, sendWizardLink, wizard);
        await record(tx, staff, { action: 'wizard.start', subject: { kind: 'signupWizard', id: wizard.id } });
        return wizard;
      }),

    resend: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        const renewed = await renewWizard(tx, id, addDays(clock.now(), WIZARD_TTL_DAYS));
        if (!renewed) return fail((await wizardExists(tx, id)) ? 'not_possible_now' : 'not_found');
        await jobs.enqueue(tx, sendWizardLink, { id });
        await record(tx, staff, { action: 'wizard.resend', subject: { kind: 'signupWizard', id } });
      }),
  };
}

function isOpen({ finished_at, expires_at }: WizardRow, now: Date): boolean {
  return finished_at === null && Date.parse(expires_at) > now.getTime();
}
