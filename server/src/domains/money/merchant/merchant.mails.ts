import { renderMail } from '#platform/mail/mail-layout.ts';
import type { ApplicationRow } from './merchant.repository.ts';

/** To the applicant: the team's decision. It repeats nothing of what they sent. */
export function decisionMail(row: ApplicationRow, baseUrl: string) {
  const isApproved = row.status === 'approved';
  const title = isApproved ? 'Secure payment is approved' : 'Your application needs changes';
  return {
    to: row.email,
    subject: `${title}: ${row.provider_name}`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<merchant-application-${row.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title,
      preheader: isApproved ? 'Couples can now pay you securely.' : 'You can correct it and send it again.',
      greeting: `Hello ${row.first_name},`,
      paragraphs: isApproved
        ? [`We’ve approved your application for secure payment for ${row.provider_name}.`]
        : [
            `We couldn’t approve your application for secure payment for ${row.provider_name}: ${row.reject_reason}.`,
            'We’ve kept what you filled in. Correct it and send it again, and we’ll review it within 48 hours.',
          ],
      action: {
        label: isApproved ? 'Open secure payment' : 'Correct application',
        url: `${baseUrl}/providers/${row.provider_id}/payments?tab=application`,
      },
      footer: 'You received this email because you applied for secure payment with this address.',
    }),
  };
}
