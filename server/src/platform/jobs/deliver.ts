import { MailFailure } from '../mail/mail-failure.ts';
import { SmsFailure } from '../sms/sms-failure.ts';

/**
 * Sends from a job: transient failures are thrown, so that the job runs again; permanent ones are logged and dropped.
 */
export async function deliver(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const isHopeless = (error instanceof MailFailure || error instanceof SmsFailure) && error.kind === 'permanent';
    if (!isHopeless) throw error;
  }
}
