import { INVITATION_TTL_DAYS, ONE_TIME_CODE_TTL_S, PASSWORD_RESET_TTL_S } from '@bellbird/contract/shared/limits';
import { SOCIAL_NAMES, type SocialType } from '@bellbird/contract/shared/social';
import { renderMail } from '#platform/mail/mail-layout.ts';
import { SIGN_IN_NEWS } from './sign-in-change.mails.ts';

type WrittenMail = { subject: string } & ReturnType<typeof renderMail>;

const NOT_YOU = 'Didn’t ask for this? Nothing has changed, and you can ignore this email.';

/** Links always use the configured address; the request’s Host header does not count. */
export function resetLinkMail(to: { name: string; baseUrl: string; key: string }): WrittenMail {
  return {
    subject: 'Choose a new password',
    ...renderMail({
      title: 'Choose a new password',
      preheader: 'The link works once, for 30 minutes.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        'Someone, most likely you, asked for a new password for your Bellbird account.',
        `The link works once, for ${PASSWORD_RESET_TTL_S / 60} minutes. Your devices will be signed out when you save the new password.`,
      ],
      action: { label: 'Choose a new password', url: `${to.baseUrl}/password-reset/${to.key}` },
      footer: `You got this email because someone entered your username at ‘Forgot password’.\n${NOT_YOU}`,
    }),
  };
}

export function staffWelcomeMail(to: { name: string; username: string; baseUrl: string; key: string }): WrittenMail {
  return {
    subject: 'Welcome to the Bellbird team',
    ...renderMail({
      title: 'Welcome to the team',
      preheader: 'Choose a password to sign in to the desk.',
      greeting: `Hello ${to.name},`,
      paragraphs: [
        `You now have an account at the Bellbird desk. Your username is ${to.username}.`,
        `Choose your password to get started. The link works once, for ${INVITATION_TTL_DAYS} days.`,
      ],
      action: { label: 'Choose your password', url: `${to.baseUrl}/password-reset/${to.key}` },
      footer: 'You got this email because Bellbird’s administrator created an account for you.',
    }),
  };
}

export type TwoFactorNews = 'turnedOn' | 'newRecoveryCodes' | 'recoveryCodeUsed' | 'resetByTeam';

const TWO_FACTOR_NEWS: Record<TwoFactorNews, { title: string; what: (left: number) => string; advice?: string }> = {
  turnedOn: {
    title: SIGN_IN_NEWS.two_factor_on.title,
    what: () => SIGN_IN_NEWS.two_factor_on.what,
    advice: 'If this wasn’t you, tell an administrator straight away: they can reset it.',
  },
  newRecoveryCodes: {
    title: 'You have new recovery codes',
    what: () => 'New recovery codes were created for your Bellbird account. The old ones no longer work.',
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    what: (left) =>
      `Someone signed in to your Bellbird account with a recovery code. ${left === 0 ? 'It was the last one: create new ones in your settings.' : `You have ${left} left.`}`,
  },
  resetByTeam: {
    title: 'Your two-step sign-in was reset',
    what: () =>
      'An administrator reset your two-step sign-in, and all your devices were signed out. You set it up again when you next sign in.',
    advice: 'If you didn’t ask for this, choose a new password straight away and tell another administrator.',
  },
};

export function twoFactorNewsMail(to: {
  name: string;
  baseUrl: string;
  news: TwoFactorNews;
  codesLeft: number;
}): WrittenMail {
  const { what, ...news } = TWO_FACTOR_NEWS[to.news];
  return wayInNewsMail({ ...to, ...news, what: what(to.codesLeft) });
}

/** An account elsewhere that no longer opens this one. */
export function accountDisconnectedMail(to: { name: string; baseUrl: string; type: SocialType }): WrittenMail {
  const company = SOCIAL_NAMES[to.type];
  const title = `${company} was disconnected`;
  const what = `Your ${company} account was disconnected. You can no longer sign in to Bellbird with it.`;
  return wayInNewsMail({ ...to, title, what });
}

/** The person signed in is not always the owner, so each change is reported to the owner’s mailbox. */
function wayInNewsMail(to: {
  name: string;
  baseUrl: string;
  title: string;
  what: string;
  advice?: string;
}): WrittenMail {
  const { advice = 'If this wasn’t you, choose a new password straight away and tell your account manager.' } = to;
  return {
    subject: to.title,
    ...renderMail({
      title: to.title,
      preheader: 'A change to how you sign in.',
      greeting: `Hello ${to.name},`,
      paragraphs: [to.what, advice],
      action: { label: 'This wasn’t me', url: `${to.baseUrl}/auth/forgot-password` },
      footer: 'We always let you know when the way you sign in changes.',
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
        several ? 'These usernames belong to this email address:' : 'This username belongs to this email address:',
        to.usernames.join('\n'),
      ],
      action: { label: 'Sign in', url: `${to.baseUrl}/auth/login` },
      footer: `You got this email because someone entered your address at ‘Forgot username’.\n${NOT_YOU}`,
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
        'Don’t share it with anyone. We never ask for it on the phone.',
      ],
      footer: NOT_YOU,
    }),
  };
}

/** The last line lets a phone fill in the code, only on our own address. */
export function codeSms(to: { code: string; baseUrl: string }): string {
  const minutes = ONE_TIME_CODE_TTL_S / 60;
  const { hostname } = new URL(to.baseUrl);
  return `${to.code} is your Bellbird code. It is valid for ${minutes} minutes. Don’t share it.\n\n@${hostname} #${to.code}`;
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
        `${to.customerName} has invited you to Bellbird, where they answer couples and look after their listing.`,
        `Choose your username and password to get started. The link works once, for ${INVITATION_TTL_DAYS} days.`,
      ],
      action: {
        label: 'Set up your account',
        url: `${to.baseUrl}/register/${to.customerId}/${to.customerUserId}/${to.key}`,
      },
      footer: `You got this email because ${to.customerName} entered your address.\nDon’t know them? You can ignore this email.`,
    }),
  };
}
