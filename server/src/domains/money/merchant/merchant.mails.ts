import { renderMail } from '#platform/mail/mail-layout.ts';
import type { ApplicationRow } from './merchant.repository.ts';

/** Tells whoever applied how it went. Nothing of what they sent stands in it. */
export function decisionMail(row: ApplicationRow, baseUrl: string) {
  const isApproved = row.status === 'approved';
  const title = isApproved ? 'Secure payment is yours' : 'Your application needs another look';
  return {
    to: row.email,
    subject: `${title}: ${row.provider_name}`,
    // The same id on every try, so that a mailbox shows one mail.
    messageId: `<merchant-application-${row.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title,
      preheader: isApproved ? 'Couples can pay you securely from now on.' : 'You can correct it and send it again.',
      greeting: `Hello ${row.first_name},`,
      paragraphs: isApproved
        ? [`Your application for secure payment for ${row.provider_name} is approved.`]
        : [
            `We could not approve your application for secure payment for ${row.provider_name}: ${row.reject_reason}.`,
            'What you filled in is still there. Correct it and send it again; we look at it within 48 hours.',
          ],
      action: {
        label: isApproved ? 'Open secure payment' : 'Correct the application',
        url: `${baseUrl}/providers/${row.provider_id}/payments?tab=application`,
      },
      footer: 'You get this mail because you applied for secure payment with this address.',
    }),
  };
}
