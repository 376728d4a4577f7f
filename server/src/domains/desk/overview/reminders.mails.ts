import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = { name: string; providerName: string; couples: number; baseUrl: string };

export const toReminderTitle = (providerName: string, couples: number): string =>
  couples === 1 ? `A couple is waiting for ${providerName}` : `${couples} couples are waiting for ${providerName}`;

/** To those who manage an account: the team saw that couples wait. */
export function vendorReminderMail({ name, providerName, couples, baseUrl }: Facts) {
  const subject = toReminderTitle(providerName, couples);
  return {
    subject,
    ...renderMail({
      title: subject,
      preheader: 'Please answer today.',
      greeting: `Hello ${name},`,
      paragraphs: [
        'Please answer today: the vendor who answers first usually gets the wedding.',
        'If you can’t take new requests for now, put your provider on hold in the panel, and couples won’t wait for you.',
      ],
      action: { label: 'See couples', url: `${baseUrl}/leads` },
      footer: 'You get this email because you manage your company’s account.',
    }),
  };
}
