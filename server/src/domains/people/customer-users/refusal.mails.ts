import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = { name: string; userName: string; reason: string; baseUrl: string };

/** To those who manage an account: the team didn’t confirm somebody they added. */
export function refusalMail({ name, userName, reason, baseUrl }: Facts) {
  return {
    subject: `We couldn’t confirm ${userName}`,
    ...renderMail({
      title: `We couldn’t confirm ${userName}`,
      preheader: `${userName} can’t sign in yet.`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `We couldn’t confirm ${userName} as a user of your account. The reason: ${reason}`,
        'If this is a mistake, check their details and activate them again, or tell your account manager.',
      ],
      action: { label: 'Open your users', url: `${baseUrl}/customer-users` },
      footer: 'You get this email because you manage your company’s account.',
    }),
  };
}
