import { INVITATION_TTL_DAYS, ONE_TIME_CODE_TTL_S, PASSWORD_RESET_TTL_S } from '@bellbird/contract/shared/limits';
import type { SocialType } from '@bellbird/contract/shared/social';
import { renderMail } from '#platform/mail/mail-layout.ts';

type WrittenMail = { subject: string; html: string; text: string };

const NOT_YOU = 'You did not ask for this? Then nothing has changed and you can put this mail aside.';

/** Links always use the configured address; the request’s Host header does not count. */
export function resetLinkMail(to: { name: string; baseUrl: string; key: string }): WrittenMail {
  return {
    subject: 'Choose a new password',
    ...renderMail({
      title: 'Choose a new password',
      preheader: 'The link works once, for 30 minutes.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        'Somebody, most likely you, asked for a new password for your Bellbird account.',
        `The link works once and for ${PASSWORD_RESET_TTL_S / 60} minutes. Your devices will be signed out when you save the new password.`,
      ],
      action: { label: 'Choose a new password', url: `${to.baseUrl}/password-reset/${to.key}` },
      footer: `This went to you because your username was entered at «Forgot password».\n${NOT_YOU}`,
    }),
  };
}

export function staffWelcomeMail(to: { name: string; username: string; baseUrl: string; key: string }): WrittenMail {
  return {
    subject: 'Welcome to the Bellbird team',
    ...renderMail({
      title: 'Welcome to the team',
      preheader: 'Choose a password to open the desk.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `You have an account at the desk of Bellbird. Your username is ${to.username}.`,
        `Choose your password to begin. The link works once and for ${INVITATION_TTL_DAYS} days.`,
      ],
      action: { label: 'Choose your password', url: `${to.baseUrl}/password-reset/${to.key}` },
      footer: 'This went to you because whoever runs Bellbird made an account for you.',
    }),
  };
}

export function passwordChangedMail(to: { name: string; baseUrl: string }): WrittenMail {
  return {
    subject: 'Your password was changed',
    ...renderMail({
      title: 'Your password was changed',
      preheader: 'All your devices were signed out.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        'The password of your Bellbird account was changed just now, and all your devices were signed out.',
        'If this was not you, choose a new password at once and tell your account manager.',
      ],
      action: { label: 'I did not do this', url: `${to.baseUrl}/auth/forgot-password` },
      footer: 'We always tell you when your password changes.',
    }),
  };
}

export type TwoFactorNews = 'on' | 'off' | 'newRecoveryCodes' | 'recoveryCodeUsed';

const TWO_FACTOR_NEWS: Record<TwoFactorNews, { title: string; what: (left: number) => string }> = {
  on: {
    title: 'Two-step sign-in is on',
    what: () =>
      'From now on signing in to your Bellbird account also takes a code of your authenticator app. Your other devices were signed out.',
  },
  off: {
    title: 'Two-step sign-in is off',
    what: () => 'Two-step sign-in was turned off for your Bellbird account. Your password alone opens it now.',
  },
  newRecoveryCodes: {
    title: 'You have new recovery codes',
    what: () => 'New recovery codes were made for your Bellbird account. The earlier ones open nothing any more.',
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    what: (left) =>
      `Somebody signed in to your Bellbird account with a recovery code. ${left === 0 ? 'It was the last one: make new ones in your settings.' : `You have ${left} left.`}`,
  },
};

export function twoFactorNewsMail(to: {
  name: string;
  baseUrl: string;
  news: TwoFactorNews;
  codesLeft: number;
}): WrittenMail {
  const { title, what } = TWO_FACTOR_NEWS[to.news];
  return wayInNewsMail({ ...to, title, what: what(to.codesLeft) });
}

export type SocialNews = { type: SocialType; news: 'connected' | 'disconnected' };

const COMPANY: Record<SocialType, string> = { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' };

const SOCIAL_NEWS: Record<SocialNews['news'], (company: string) => { title: string; what: string }> = {
  connected: (company) => ({
    title: `${company} was connected`,
    what: `A ${company} account was connected to your Bellbird account and opens it from now on.`,
  }),
  disconnected: (company) => ({
    title: `${company} was disconnected`,
    what: `Your ${company} account was disconnected and no longer opens your Bellbird account.`,
  }),
};

export function socialNewsMail(to: { name: string; baseUrl: string } & SocialNews): WrittenMail {
  const { title, what } = SOCIAL_NEWS[to.news](COMPANY[to.type]);
  return wayInNewsMail({ ...to, title, what });
}

/** The person signed in is not always the owner, so each change is reported to the owner’s mailbox. */
function wayInNewsMail(to: { name: string; baseUrl: string; title: string; what: string }): WrittenMail {
  return {
    subject: to.title,
    ...renderMail({
      title: to.title,
      preheader: 'A change to how you sign in.',
      greeting: `Hello ${to.name},`,
      paragraphs: [to.what, 'If this was not you, choose a new password at once and tell your account manager.'],
      action: { label: 'I did not do this', url: `${to.baseUrl}/auth/forgot-password` },
      footer: 'We always tell you when the way you sign in changes.',
    }),
  };
}

export function usernamesMail(to: { name: string; baseUrl: string; usernames: readonly string[] }): WrittenMail {
  const several = to.usernames.length > 1;
  return {
    subject: several ? 'Your usernames' : 'Your username',
    ...renderMail({
      title: several ? 'Your usernames' : 'Your username',
      preheader: 'You asked us to remind you.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        several ? 'These usernames belong to this e-mail address:' : 'This username belongs to this e-mail address:',
        to.usernames.join('\n'),
      ],
      action: { label: 'Sign in', url: `${to.baseUrl}/auth/login` },
      footer: `This went to you because your address was entered at «Forgot username».\n${NOT_YOU}`,
    }),
  };
}

export function codeMail(to: { name: string; code: string }): WrittenMail {
  return {
    subject: `${to.code} is your Bellbird code`,
    ...renderMail({
      title: to.code,
      preheader: 'Your code to sign in, valid for 2 minutes.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `This is your code to sign in. It is valid for ${ONE_TIME_CODE_TTL_S / 60} minutes and works once.`,
        'Give it to nobody. We never ask for it on the phone.',
      ],
      footer: NOT_YOU,
    }),
  };
}

/** The last line lets a phone fill in the code, only on our own address. */
export function codeSms(to: { code: string; baseUrl: string }): string {
  const minutes = ONE_TIME_CODE_TTL_S / 60;
  const { hostname } = new URL(to.baseUrl);
  return `${to.code} is your Bellbird code. It is valid for ${minutes} minutes. Give it to nobody.\n\n@${hostname} #${to.code}`;
}

export type InvitationMail = {
  name: string;
  customerName: string;
  baseUrl: string;
  customerId: number;
  customerUserId: number;
  key: string;
};

export function invitationMail(to: InvitationMail): WrittenMail {
  return {
    subject: `Join ${to.customerName} on Bellbird`,
    ...renderMail({
      title: `Join ${to.customerName} on Bellbird`,
      preheader: 'Set up your account to answer couples and look after the listing.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `${to.customerName} has invited you to Bellbird, where couples are answered and the listing is looked after.`,
        `Choose your username and password to begin. The link works once and for ${INVITATION_TTL_DAYS} days.`,
      ],
      action: {
        label: 'Set up your account',
        url: `${to.baseUrl}/register/${to.customerId}/${to.customerUserId}/${to.key}`,
      },
      footer: `This went to you because ${to.customerName} entered your address.\nYou do not know them? Then put this mail aside.`,
    }),
  };
}
