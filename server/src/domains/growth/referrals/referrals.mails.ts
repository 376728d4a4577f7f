import { renderMail } from '#platform/mail/mail-layout.ts';
import type { ToldReferral } from './referrals.repository.ts';

/** Tells an account manager of a company that one of their customers proposes. */
export function referralMail(referral: ToldReferral, baseUrl: string) {
  const who = `${referral.user_name} ${referral.user_surname}`.trim();
  return {
    to: referral.account_manager_email,
    subject: `${referral.customer_name} refers ${referral.company_name}`,
    // The same id on every try, so that a mailbox shows one mail.
    messageId: `<referral-${referral.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: `Meet ${referral.company_name}`,
      preheader: `${referral.category_name}, referred by ${referral.customer_name}.`,
      greeting: `Hello ${referral.account_manager_name},`,
      paragraphs: [
        `${who} of ${referral.customer_name} thinks that ${referral.company_name} (${referral.category_name}) belongs on the marketplace.`,
        `Ask for ${referral.contact_name}: ${referral.phone}`,
      ],
      footer: `You get this mail because you look after ${referral.customer_name}. They agreed to the referral terms.`,
    }),
  };
}
