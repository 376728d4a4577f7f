import { WIZARD_TTL_DAYS } from '@bellbird/contract/shared/limits';
import { renderMail } from '#platform/mail/mail-layout.ts';
import type { WizardRow } from './wizard.repository.ts';

/** Invites a company to register. The link starts at the configured address; the key stands nowhere else. */
export function wizardMail(row: WizardRow, { baseUrl, key }: { baseUrl: string; key: string }) {
  return {
    to: row.email,
    subject: `${row.company_name} on Bellbird`,
    ...renderMail({
      title: 'Let couples find you',
      preheader: 'Four short steps, about five minutes.',
      greeting: `Hello ${row.contact_name},`,
      paragraphs: [
        `We would like to see ${row.company_name} on Bellbird, where couples look for everybody their wedding needs.`,
        `Tell us about your company in four short steps. You can stop and go on later; the link works for ${WIZARD_TTL_DAYS} days.`,
      ],
      action: { label: 'Register your company', url: `${baseUrl}/signup-wizard/${key}` },
      footer: 'You get this mail because somebody of the Bellbird team invited you. Not interested? Just put it aside.',
    }),
  };
}
