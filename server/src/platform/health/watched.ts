import { MailFailure } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import { PushFailure } from '../push/push-failure.ts';
import type { PushSender } from '../push/push-sender.ts';
import { SmsFailure } from '../sms/sms-failure.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import type { VoiceGateway } from '../voice/voice-gateway.ts';
import type { Pulses } from './pulses.ts';

/** An address that does not exist is not the server’s fault. */
const isMailFault = (error: unknown) => !(error instanceof MailFailure && error.kind === 'permanent');
const isSmsFault = (error: unknown) => !(error instanceof SmsFailure && error.kind === 'permanent');
/** A browser that has unsubscribed says nothing about its push service. */
const isPushFault = (error: unknown) => !(error instanceof PushFailure && error.kind === 'gone');

/** The same ports, with a note of when each last worked. */
export function watchedMailer(pulses: Pulses, mailer: Mailer): Mailer {
  return {
    send: (mail, options) => pulses.watch('mail', () => mailer.send(mail, options), isMailFault),
    close: () => mailer.close(),
  };
}

export function watchedSms(pulses: Pulses, sms: SmsGateway): SmsGateway {
  return { send: (text) => pulses.watch('sms', () => sms.send(text), isSmsFault) };
}

export function watchedPush(pulses: Pulses, push: PushSender): PushSender {
  return { send: (target, message) => pulses.watch('push', () => push.send(target, message), isPushFault) };
}

export function watchedVoice(pulses: Pulses, voice: VoiceGateway): VoiceGateway {
  return {
    place: (call) => pulses.watch('voice', () => voice.place(call)),
    look: (sid) => pulses.watch('voice', () => voice.look(sid)),
  };
}
