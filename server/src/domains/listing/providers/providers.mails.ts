import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = { name: string; providerName: string; reason: string | null; baseUrl: string };

/** To those who manage an account: the team put a provider on hold, or released it. */
export function holdMail({ name, providerName, reason, baseUrl }: Facts) {
  const words =
    reason === null
      ? {
          subject: `${providerName} is visible again`,
          preheader: 'Couples can find it and send requests.',
          paragraphs: [`We’ve released ${providerName}. Couples can find it and send requests.`],
        }
      : {
          subject: `We’ve put ${providerName} on hold`,
          preheader: 'Couples can’t find it for now.',
          paragraphs: [
            `We’ve put ${providerName} on hold. The reason: ${reason}`,
            'Couples can’t find it or send new requests until we release it. You can still answer those who have asked.',
            'Your account manager can tell you what to do next. You’ll find their address in the panel.',
          ],
        };
  return {
    subject: words.subject,
    ...renderMail({
      title: words.subject,
      preheader: words.preheader,
      greeting: `Hello ${name},`,
      paragraphs: words.paragraphs,
      action: { label: 'Open your providers', url: `${baseUrl}/providers` },
      footer: 'You get this email because you manage your company’s account.',
    }),
  };
}
