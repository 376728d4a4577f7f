import { WIZARD_TTL_DAYS } from '@bellbird/contract/shared/limits';
import { renderMail } from '#platform/mail/mail-layout.ts';
import type { WizardRow } from './wizard.repository.ts';

/** Invites a company to register. The key of the link exists only in this mail. */
export function wizardMail(row: WizardRow, { baseUrl, key }: { baseUrl: string; key: string }) {
  return {
    to: row.email,
    subject: `${row.company_name} on Bellbird`,
    ...renderMail({
      title: 'Let couples find you',
      preheader: 'Four short steps, about five minutes.',
      greeting: `Hello ${row.contact_name},`,
      paragraphs: [
        `We’d love to see ${row.company_name} on Bellbird, where couples find everyone they need for their wedding.`,
        `Tell us about your company in four short steps. You can stop and continue later. The link works for ${WIZARD_TTL_DAYS} days.`,
      ],
      action: { label: 'Register your company', url: `${baseUrl}/signup-wizard/${key}` },
      footer:
        'You received this email because the Bellbird team invited you. Not interested? You can ignore this email.',
    }),
  };
}
