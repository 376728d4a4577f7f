import { UNDO_CHANGE_DAYS } from '@bellbird/contract/shared/limits';
import { SOCIAL_NAMES, type SocialType } from '@bellbird/contract/shared/social';
import { renderMail } from '#platform/mail/mail-layout.ts';

type News = { title: string; what: string };

/** What changed among a user’s addresses and numbers. */
export type ChangedContacts = { email: boolean; phone: boolean };

export const SIGN_IN_NEWS: Record<'password' | 'two_factor_on' | 'two_factor_off', News> = {
  password: {
    title: 'Your password was changed',
    what: 'The password of your Bellbird account was changed just now, and your other devices were signed out.',
  },
  two_factor_on: {
    title: 'Two-step sign-in is on',
    what: 'From now on, signing in to Bellbird also takes a code from your authenticator app. Your other devices were signed out.',
  },
  two_factor_off: {
    title: 'Two-step sign-in is off',
    what: 'Two-step sign-in was turned off for your Bellbird account. Your password alone is enough to sign in now.',
  },
};

export function toContactNews({ email, phone }: ChangedContacts): News {
  const what = email && phone ? 'email address and phone number' : email ? 'email address' : 'phone number';
  const verb = email && phone ? 'were' : 'was';
  return {
    title: `Your ${what} ${verb} changed`,
    what: `The ${what} of your Bellbird account ${verb} changed just now. Codes and links to sign in go to the new ${email && phone ? 'ones' : 'one'}.`,
  };
}

export function toAccountNews(type: SocialType): News {
  const company = SOCIAL_NAMES[type];
  return {
    title: `${company} was connected`,
    what: `A ${company} account was connected to your Bellbird account. You can now sign in with it.`,
  };
}

/**
 * The person signed in is not always the owner, so each change is reported to the owner’s mailbox. Only mailboxes that
 * were the owner’s before the change get the link.
 */
export function signInChangeMail(to: News & { name: string; undoUrl: string | undefined }) {
  return {
    subject: to.title,
    ...renderMail({
      title: to.title,
      preheader: 'A change to how you sign in.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        to.what,
        to.undoUrl
          ? `If this wasn’t you, undo it. We’ll sign out every device and send you a link to choose a new password. You can do this for ${UNDO_CHANGE_DAYS} days.`
          : 'If you don’t know this account, you can ignore this email or tell us.',
      ],
      ...(to.undoUrl && { action: { label: 'This wasn’t me', url: to.undoUrl } }),
      footer: 'We always let you know when the way you sign in changes.',
    }),
  };
}
