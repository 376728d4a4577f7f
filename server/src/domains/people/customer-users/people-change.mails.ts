import { renderMail } from '#platform/mail/mail-layout.ts';

export const PEOPLE_CHANGES = ['added', 'addedManager', 'changed', 'changedManager', 'removed'] as const;
export type PeopleChange = (typeof PEOPLE_CHANGES)[number];

type Facts = { name: string; userName: string; staffName: string; change: PeopleChange; baseUrl: string };

const MANAGES = 'They can manage the account: invite and remove people, and pay.';

/** To those who manage an account: somebody of the team changed who works in it. */
export function peopleChangeMail({ name, userName, staffName, change, baseUrl }: Facts) {
  const { subject, done, rights } = describe(change, userName, staffName);
  return {
    subject,
    ...renderMail({
      title: subject,
      preheader: done,
      greeting: `Hello ${name},`,
      paragraphs: [done, ...(rights ? [rights] : []), 'If you didn’t ask for this, tell your account manager.'],
      action: { label: 'Open your users', url: `${baseUrl}/users` },
      footer: 'You get this email because you manage your company’s account.',
    }),
  };
}

function describe(change: PeopleChange, userName: string, staffName: string) {
  const rights = change.endsWith('Manager') ? MANAGES : undefined;
  switch (change) {
    case 'added':
    case 'addedManager':
      return {
        subject: `${userName} was added to your account`,
        done: `${staffName} of our team added ${userName} to your account and invited them.`,
        rights,
      };
    case 'changed':
    case 'changedManager':
      return {
        subject: `The rights of ${userName} were changed`,
        done: `${staffName} of our team changed the name, role or rights of ${userName} in your account.`,
        rights,
      };
    case 'removed':
      return {
        subject: `${userName} was removed from your account`,
        done: `${staffName} of our team removed ${userName} from your account. They can no longer sign in.`,
        rights,
      };
  }
}
