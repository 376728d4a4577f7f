import { channelBlock } from '@bellbird/contract/couples/leads';
import { APPOINTMENT_ANSWER_DELAY_S } from '@bellbird/contract/shared/limits';
import { orderedUuid } from '#platform/crypto/ordered-uuid.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type AppointmentAnswers, toChannelFacts } from '#domains/couples/leads/leads.public.ts';
import { toGreetingNames } from './couple-names.rules.ts';
import { deliverMessage } from './messages.job-definitions.ts';
import { insertMessage, updateMessageIn } from './messages.repository.ts';
import type { ReplyAddressesService } from './reply-addresses.service.ts';
import { appointmentAnswerTexts } from './appointment-answers.mails.ts';
import { findAnswerFacts, isCancelled } from './appointment-answers.repository.ts';

type Ports = {
  jobs: Pick<Jobs, 'enqueue'>;
  addresses: ReplyAddressesService;
  translateForCouple: (language: string, text: string) => string;
};

/** Tells couples by mail, or else by text message, what became of the visit they proposed. */
export function createAppointmentAnswersService({ jobs, addresses, translateForCouple }: Ports): AppointmentAnswers {
  return {
    async schedule(tx, lead, { answer, appointmentAt, note, author, at }) {
      const facts = toChannelFacts(lead);
      const type = (['email', 'sms'] as const).find((channel) => !channelBlock(channel, facts));
      if (!type) return undefined;
      const { name, language } = await findAnswerFacts(tx, lead, author);
      const texts = appointmentAnswerTexts({
        answer,
        note,
        author: name,
        names: toGreetingNames(lead, language),
        provider: lead.provider_name,
        ...showMoment(appointmentAt, lead.time_zone, language),
        translate: (text) => translateForCouple(language, text),
      });
      const sendAt = toSendAt(at);
      const isMail = type === 'email';
      const { id } = await insertMessage(tx, {
        customer_id: lead.customer_id,
        lead_id: lead.id,
        type,
        direction: 'out',
        subject: isMail ? texts.subject : null,
        body: isMail ? texts.body : texts.sms,
        body_html: isMail ? `<p>${escapeHtml(texts.body).replaceAll('\n', '<br>')}</p>` : null,
        author_id: author,
        created_at: at.toISOString(),
        state: 'scheduled',
        state_at: at.toISOString(),
        send_at: sendAt.toISOString(),
        header_message_id: isMail ? addresses.messageId(orderedUuid(at)) : null,
      });
      await jobs.enqueue(tx, deliverMessage, { messageId: id }, { startAfter: sendAt });
      return id;
    },

    async stop(tx, lead, { messageId, at }) {
      const key = { customerId: lead.customer_id, leadId: lead.id, messageId };
      const stopped = { state: 'cancelled' as const, state_at: at.toISOString(), send_at: null };
      if (await updateMessageIn(tx, { ...key, from: ['scheduled'] }, stopped)) return 'stopped';
      return (await isCancelled(tx, key)) ? 'cancelled' : 'left';
    },

    async resume(tx, lead, { messageId, at }) {
      const key = { customerId: lead.customer_id, leadId: lead.id, messageId };
      const sendAt = toSendAt(at);
      const waiting = { state: 'scheduled' as const, state_at: at.toISOString(), send_at: sendAt.toISOString() };
      if (!(await updateMessageIn(tx, { ...key, from: ['cancelled'] }, waiting))) return;
      await jobs.enqueue(tx, deliverMessage, { messageId }, { startAfter: sendAt });
    },
  };
}

const toSendAt = (at: Date) => new Date(at.getTime() + APPOINTMENT_ANSWER_DELAY_S * 1000);

const LOCALES: Readonly<Record<string, string>> = { en: 'en-AU', ar: 'ar-AE-u-nu-latn' };

/** ‘Saturday 20 November 2027’, and the same with ‘, 10:30’, where the visit takes place. */
function showMoment(appointmentAt: string, timeZone: string, language: string): { day: string; moment: string } {
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language] ?? language, { timeZone, ...options }).format(new Date(appointmentAt));
  const day = show({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { day, moment: `${day}${language === 'ar' ? '،' : ','} ${time}` };
}
