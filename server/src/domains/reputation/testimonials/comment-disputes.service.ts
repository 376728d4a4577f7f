import { type Testimonial, canDispute } from '@bellbird/contract/reputation/testimonials';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { findEntries } from '#domains/foundation/configs/configs.public.ts';
import { DISPUTE_KIND } from './comment-disputes.approvals.ts';
import { presentTestimonial } from './testimonials.presenter.ts';
import {
  findTestimonial,
  findUserName,
  insertHistory,
  lockTestimonial,
  updateTestimonial,
} from './testimonials.repository.ts';

const REASONS = 'testimonial_rejected_reason';

type Dispute = { reason: string; text: string };

export type CommentDisputesService = ReturnType<typeof createCommentDisputesService>;

/** Comments that a vendor thinks should not be there: on every package the team reads them again. */
export function createCommentDisputesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Once for each comment: what the team has decided is decided. */
    open: (caller: Member, id: number, { reason, text }: Dispute): Promise<Testimonial> =>
      db.tenant(caller.customerId, async (tx) => {
        const { customerId, customerUserId } = caller;
        const owner = ownerFor(caller, 'testimonials');
        const [locked, entries] = await Promise.all([lockTestimonial(tx, owner, id), findEntries(tx, [REASONS])]);
        const { provider_id: providerId, ...comment } = locked ?? fail('not_found');
        if (!entries.some(({ code, status }) => code === reason && status === 'active'))
          fail('invalid_fields', { fields: { reason: 'Please choose one from the list.' } });
        const { status, added_by: addedBy, dispute_state: state } = comment;
        if (!canDispute({ status, addedBy, dispute: state && {} })) fail('not_possible_now');
        const dispute = { dispute_state: 'waiting', dispute_reason: reason, dispute_text: text } as const;
        await updateTestimonial(tx, customerId, id, dispute);
        const at = clock.now();
        const who = await findUserName(tx, customerId, customerUserId);
        await insertHistory(tx, {
          customer_id: customerId,
          testimonial_id: id,
          kind: 'disputed',
          who,
          at: at.toISOString(),
        });
        await requestApproval(tx, { customerId, customerUserId, providerId, kind: DISPUTE_KIND, subjectId: id, at });
        const subject = { kind: 'testimonial', id };
        await record(tx, caller, { action: 'testimonials.dispute', subject, details: { reason } });
        return presentTestimonial((await findTestimonial(tx, owner, id)) ?? fail('not_found'));
      }),
  };
}
