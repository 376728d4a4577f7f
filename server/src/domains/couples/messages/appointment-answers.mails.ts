import type { AppointmentAnswer } from '#domains/couples/leads/leads.public.ts';

type Answer = Pick<AppointmentAnswer, 'answer' | 'note'> & {
  names: string;
  provider: string;
  author: string;
  day: string;
  /** The day with the hour. */
  moment: string;
  /** Into the language of the couple's page, sentence by sentence. */
  translate: (text: string) => string;
};

const WORDS: Readonly<Record<AppointmentAnswer['answer'], (when: string) => string>> = {
  approved: (when) => `We look forward to your visit on ${when}.`,
  rejected: (when) => `Unfortunately we can’t meet you on ${when}.`,
  cancelled: (when) => `We’re sorry, but we have to cancel your visit on ${when}.`,
};
const ANOTHER = 'Just reply with another time that suits you.';

/** What a couple reads about the visit they proposed: as a mail, and in short as a text message. */
export function appointmentAnswerTexts({ answer, names, provider, author, day, moment, note, translate }: Answer) {
  const more = note ?? (answer === 'approved' ? undefined : translate(ANOTHER));
  const said = [translate(WORDS[answer](moment)), more].filter((part) => part !== undefined);
  return {
    subject: translate(`Your visit on ${day}`),
    body: [translate(`Hi ${names},`), ...said, `${author}\n${provider}`].join('\n\n'),
    sms: said.join(' '),
  };
}
