import { ACTING_MINUTES } from '@bellbird/contract/shared/limits';
import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = { name: string; staffName: string; reason: string | null };

const NOT_POSSIBLE =
  'While they do, they can’t change your email address, phone number, password, two-step sign-in or cards, and they can’t invite anyone.';
const FOOTER = 'We always let you know when someone from our team works in your panel.';

export function actingStartedMail({ name, staffName, reason }: Facts) {
  const what = reason
    ? `They can see and do what you can for up to ${ACTING_MINUTES} minutes.`
    : `They can look at what you see for up to ${ACTING_MINUTES} minutes, and change nothing.`;
  return {
    subject: `${staffName} from Bellbird is helping in your panel`,
    ...renderMail({
      title: 'Our team is helping in your panel',
      preheader: `${staffName} can see your panel for up to ${ACTING_MINUTES} minutes.`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `${staffName} from the Bellbird team has opened your panel to help you. ${what}`,
        ...(reason ? [`Their reason: ${reason}`] : []),
        NOT_POSSIBLE,
        'If you didn’t ask for help, reply to this email or tell your account manager.',
      ],
      footer: FOOTER,
    }),
  };
}

/** What the team did in a panel: exports by what they contain, and how many changes. */
export type ActingDeeds = { exports: readonly string[]; changes: number; sawContacts: boolean };

export function actingEndedMail({ name, staffName, reason, exports, changes, sawContacts }: Facts & ActingDeeds) {
  const paragraphs = [
    `${staffName} from the Bellbird team has finished in your panel.`,
    ...(reason ? [`Their reason: ${reason}`] : []),
    ...(exports.length > 0 ? [`They exported:\n${exports.map((each) => `– ${each}`).join('\n')}`] : []),
    ...(changes > 0
      ? [changes === 1 ? 'They changed one thing for you.' : `They changed ${changes} things for you.`]
      : []),
    ...(sawContacts ? ['They saw contact details of people in your team or of couples.'] : []),
    'If you didn’t expect this, reply to this email or tell your account manager.',
  ];
  return {
    subject: `What ${staffName} from Bellbird did in your panel`,
    ...renderMail({
      title: 'Our team has finished in your panel',
      preheader: `What ${staffName} exported, saw and changed.`,
      greeting: `Hello ${name},`,
      paragraphs,
      footer: FOOTER,
    }),
  };
}
