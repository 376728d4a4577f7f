import { MailFailure } from '../mail/mail-failure.ts';
import { SmsFailure } from '../sms/sms-failure.ts';

/** Sends something from a job: what may pass is thrown for another try, what would fail the same way again is let go. */
export async function deliver(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const isHopeless = (error instanceof MailFailure || error instanceof SmsFailure) && error.kind === 'permanent';
    if (!isHopeless) throw error;
  }
}
