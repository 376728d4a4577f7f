import { renderMail } from '#platform/mail/mail-layout.ts';
import type { ContactRequestRow } from './contact-requests.repository.ts';

/** To the account manager: a customer wants to hear from them. */
export function contactRequestMail(request: ContactRequestRow, baseUrl: string) {
  const contacts = [request.phone, request.email].filter(Boolean).join(', ');
  return {
    to: request.account_manager_email,
    subject: `${request.customer_name} asks you to call`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<contact-request-${request.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: `${request.user_name} from ${request.customer_name} asks you to call`,
      preheader: `${request.user_name} is waiting to hear from you.`,
      greeting: `Hello ${request.account_manager_name},`,
      paragraphs: [
        ...(request.note ? [request.note] : []),
        ...(contacts ? [`Contact: ${contacts}`] : []),
        'It waits in your queue. Mark it as done there once you have called.',
      ],
      action: { label: 'Open the queue', url: `${baseUrl}/desk/queue?show=mine` },
      footer: `You received this email because you look after ${request.customer_name}.`,
    }),
  };
}
