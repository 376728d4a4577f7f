import { renderMail } from '#platform/mail/mail-layout.ts';

/** The archive itself needs a sign-in: a mail can be forwarded. */
export function exportReadyMail(facts: { id: number; user_name: string; customer_name: string }, baseUrl: string) {
  return {
    subject: 'Your data is ready to download',
    messageId: `<account-export-${facts.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: 'Your data is ready',
      preheader: `Everything of ${facts.customer_name} as one file.`,
      greeting: `Hello ${facts.user_name},`,
      paragraphs: [
        `Everything that ${facts.customer_name} has in Bellbird is ready as one file. You can download it for 7 days.`,
        'It contains the names and messages of couples. Please keep it safe.',
      ],
      action: { label: 'Go to the download', url: new URL('/settings/account-info', baseUrl).href },
      footer: 'You’re getting this email because you asked for your data.',
    }),
  };
}
