import { CONFIRMATION_DAYS } from '@bellbird/contract/shared/limits';
import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = {
  to: string;
  managerName: string;
  customerName: string;
  userName: string;
  userEmail: string | null;
  url: string;
};

/** Asks the account manager to confirm a customer’s new user. */
export function confirmationMail({ to, managerName, customerName, userName, userEmail, url }: Facts) {
  const who = userEmail ? `${userName} (${userEmail})` : userName;
  return {
    to,
    subject: `Please confirm ${userName} for ${customerName}`,
    ...renderMail({
      title: `A new user for ${customerName}`,
      preheader: `${userName} is invited once you confirm.`,
      greeting: `Hello ${managerName},`,
      paragraphs: [
        `${customerName} added ${who} to their account.`,
        `Please check and confirm. We’ll invite ${userName} once you do.`,
      ],
      action: { label: 'Review and confirm', url },
      footer: `The link works once, for ${CONFIRMATION_DAYS} days. If you don’t know this person, don’t confirm, and contact ${customerName}.`,
    }),
  };
}
