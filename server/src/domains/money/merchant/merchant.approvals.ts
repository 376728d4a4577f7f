import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import { looksLikeAbn } from '@bellbird/contract/people/customer-users';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { sendMerchantDecision } from './merchant.job-definitions.ts';
import { type ApplicationRow, findApplicationsForTeam, updateDecision } from './merchant.repository.ts';

export const MERCHANT_KIND: ApprovalKind = 'merchant_application';

type Ports = { jobs: Jobs; identityNumbers: Sealer; bankAccounts: Sealer };

/** Applications as the team sees them. Encrypted values are shown only when a team member opens one. */
export function createMerchantApprovals({ jobs, identityNumbers, bankAccounts }: Ports): ApprovalSubject {
  return {
    kind: MERCHANT_KIND,
    tellsItself: true,

    async describe(tx, subjectIds) {
      const rows = await findApplicationsForTeam(tx, subjectIds);
      return new Map(rows.map((row) => [row.id, describe(row)]));
    },

    async open(tx, subjectId) {
      const [row] = await findApplicationsForTeam(tx, [subjectId]);
      if (!row) return [];
      return [
        { label: 'Identity number', value: identityNumbers.open(row.identity_number_sealed) },
        { label: 'Bank account', value: bankAccounts.open(row.iban_sealed) },
        ...listFacts(row),
      ];
    },

    async decided(tx, { customerId, providerId, subjectId, decision, reason, at }) {
      const outcome = { status: decision, reject_reason: reason, decided_at: at.toISOString() };
      await updateDecision(tx, { customerId, id: subjectId }, outcome);
      await addPrompt(tx, {
        customer_id: customerId,
        provider_id: providerId,
        type: 'notification',
        ...(decision === 'approved'
          ? {
              title: 'Secure payment is approved',
              body_html: '<p>Couples can now pay you securely.</p>',
            }
          : {
              title: 'Your application for secure payment needs changes',
              body_html: `<p>We couldn’t approve it: ${escapeHtml(reason ?? '')}. Please correct it and send it again.</p>`,
            }),
        link_path: `/providers/${providerId}/payments?tab=application`,
        link_text: 'Open application',
        created_at: at.toISOString(),
      });
      await jobs.enqueue(tx, sendMerchantDecision, { id: subjectId });
      await notifyTeams(tx, customerId, [
        { providerId, event: { kind: 'prompts' } },
        { providerId, event: { kind: 'payments' } },
      ]);
    },
  };
}

function describe(row: ApplicationRow): ApprovalDescription {
  return {
    title: row.provider_name,
    text: `${row.first_name} ${row.last_name}, ABN ${row.billing_number}, account ending in ${row.iban_end} at ${row.bank}.`,
    images: [],
    changes: [],
    checks: [{ label: 'ABN checksum is valid', ok: looksLikeAbn(row.billing_number) }],
    path: `/providers/${row.provider_id}/payments?tab=application`,
  };
}

function listFacts(row: ApplicationRow): { label: string; value: string }[] {
  return [
    { label: 'Provider name', value: row.provider_name },
    { label: 'Name', value: `${row.first_name} ${row.last_name}` },
    { label: 'Birth date', value: row.birth_date },
    { label: 'Bank', value: row.bank },
    { label: 'ABN', value: row.billing_number },
    { label: 'ACN', value: row.trade_register_number ?? '' },
    { label: 'Billing address', value: row.billing_address },
    { label: 'Billing office', value: row.billing_office },
    { label: 'Trade chamber', value: row.trade_chamber },
    { label: 'City', value: row.city_name },
    { label: 'Phone', value: row.phone },
    { label: 'Mobile', value: row.mobile },
    { label: 'Email', value: row.email },
  ].filter(({ value }) => value !== '');
}
