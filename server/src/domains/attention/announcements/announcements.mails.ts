import { renderMail } from '#platform/mail/mail-layout.ts';

export type AnnouncementMail = {
  announcementId: number;
  customerUserId: number;
  name: string;
  title: string;
  paragraphs: readonly string[];
  linkPath: string | null;
};

/** What the team wrote, in the reader’s language already; only what surrounds it is translated. */
export function announcementMail(mail: AnnouncementMail, baseUrl: string) {
  const { announcementId, customerUserId, name, title, paragraphs, linkPath } = mail;
  return {
    subject: title,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<announcement-${announcementId}-${customerUserId}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title,
      preheader: paragraphs[0] ?? title,
      greeting: `Hello ${name},`,
      paragraphs,
      ...(linkPath && { action: { label: 'Open in the panel', url: new URL(linkPath, baseUrl).href } }),
      footer: 'You’re getting this email as a vendor of the marketplace. You can turn our emails off under Settings.',
    }),
  };
}
