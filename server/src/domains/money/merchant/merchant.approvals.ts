import type { IdentityDocument, MerchantPosition } from '@bellbird/contract/money/merchant';
import type { ApprovalKind } from '@bellbird/contract/attention/approvals';
import { formatAbn, isAbn, isAcn } from '@bellbird/contract/shared/business-numbers';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { ApprovalDescription, ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { openMerchantAccounts, sendMerchantDecision } from './merchant.job-definitions.ts';
import { type ApplicationRow, findApplicationsForTeam, updateDecision } from './merchant.repository.ts';

export const MERCHANT_KIND: ApprovalKind = 'merchant_application';

const DOCUMENT_NAMES = {
  driver_licence: 'Australian driver licence',
  passport: 'Australian passport',
  foreign_passport: 'Passport of another country',
} as const satisfies Record<IdentityDocument, string>;

const POSITION_NAMES = {
  sole_trader: 'Sole trader',
  director: 'Director of a company',
  partner: 'Partner',
  trustee: 'Trustee',
} as const satisfies Record<MerchantPosition, string>;

type Ports = { jobs: Jobs; identityDocuments: Sealer; bankAccounts: Sealer };

/** Applications as the team sees them. Encrypted values are shown only when a team member opens one. */
export function createMerchantApprovals({ jobs, identityDocuments, bankAccounts }: Ports): ApprovalSubject {
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
        { label: 'Identity document', value: describeDocument(row, identityDocuments) },
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
      if (decision === 'approved') await jobs.enqueue(tx, openMerchantAccounts, {});
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
    text: `${[`${row.first_name} ${row.last_name}`, ...listNumbers(row)].join(', ')}, account ending in ${row.iban_end} at ${row.bank}.`,
    images: [],
    changes: [],
    checks: [
      { label: 'ABN checksum is valid', number: row.billing_number, isValid: isAbn },
      { label: 'ACN checksum is valid', number: row.trade_register_number, isValid: isAcn },
    ].flatMap(({ label, number, isValid }) => (number === null ? [] : [{ label, ok: isValid(number) }])),
    path: `/providers/${row.provider_id}/payments?tab=application`,
  };
}

function listNumbers({ billing_number: abn, trade_register_number: acn }: ApplicationRow): string[] {
  return [abn && `ABN ${formatAbn(abn)}`, acn && `ACN ${acn}`].filter((each) => each !== null);
}

function describeDocument(row: ApplicationRow, identityDocuments: Sealer): string {
  if (!row.document_type || !row.document_number_sealed)
    return 'Not sent: this application is from before it was asked for';
  const number = identityDocuments.open(row.document_number_sealed);
  return [
    DOCUMENT_NAMES[row.document_type],
    row.document_state,
    number,
    `valid until ${shownDay(row.document_expires_on ?? '')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function listFacts(row: ApplicationRow): { label: string; value: string }[] {
  return [
    { label: 'Provider name', value: row.provider_name },
    { label: 'Name', value: `${row.first_name} ${row.last_name}` },
    { label: 'Birth date', value: row.birth_date },
    { label: 'Position', value: row.position ? POSITION_NAMES[row.position] : '' },
    { label: 'Bank', value: row.bank },
    { label: 'ABN', value: row.billing_number ?? '' },
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
