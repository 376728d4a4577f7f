import { renderMail } from '#platform/mail/mail-layout.ts';

type ReminderFacts = {
  id: number;
  lead_id: number;
  couple_name: string;
  due_at: string;
  text: string;
  provider_name: string;
  time_zone: string;
  user_name: string;
  baseUrl: string;
};

/** To the user who set the reminder, when it is due. */
export function reminderMail(facts: ReminderFacts) {
  const when = new Intl.DateTimeFormat('en-AU', {
    timeZone: facts.time_zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(facts.due_at));
  return {
    subject: `Reminder: ${facts.couple_name}`,
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<reminder-${facts.id}@${new URL(facts.baseUrl).hostname}>`,
    ...renderMail({
      title: `Time to get back to ${facts.couple_name}`,
      preheader: facts.text || `${facts.provider_name}, ${when}`,
      greeting: `Hello ${facts.user_name},`,
      paragraphs: [
        `You asked us to remind you about ${facts.couple_name} (${facts.provider_name}) on ${when}.`,
        ...(facts.text ? [`Your note: ${facts.text}`] : []),
      ],
      action: { label: 'Open request', url: new URL(`/leads/${facts.lead_id}`, facts.baseUrl).href },
      footer: 'You’re getting this email because you set a reminder in Bellbird.',
    }),
  };
}
