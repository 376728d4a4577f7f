import { renderMail } from '#platform/mail/mail-layout.ts';
import type { ReferralRow } from './referrals.repository.ts';

/** To the account manager: one of their customers referred a company. */
export function referralMail(referral: ReferralRow, baseUrl: string) {
  const user = `${referral.user_name} ${referral.user_surname}`.trim();
  return {
    to: referral.account_manager_email,
    subject: `${referral.customer_name} referred ${referral.company_name}`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<referral-${referral.id}@${new URL(baseUrl).hostname}>`,
    ...renderMail({
      title: `Meet ${referral.company_name}`,
      preheader: `${referral.category_name}, referred by ${referral.customer_name}.`,
      greeting: `Hello ${referral.account_manager_name},`,
      paragraphs: [
        `${user} from ${referral.customer_name} referred ${referral.company_name} (${referral.category_name}) to the marketplace.`,
        `Contact: ${referral.contact_name}, ${referral.phone}`,
      ],
      footer: `You received this email because you look after ${referral.customer_name}. They agreed to the referral terms.`,
    }),
  };
}
