import { postSigned } from '../../twilio/signed-post.ts';
import { UNREACHABLE } from './failing-numbers.ts';
import type { StoredSms } from './stored-sms.ts';

/** Tells the product what became of a message: first that it was sent, then how it ended, each signed. */
export async function reportStatus(options: {
  url: string;
  sms: StoredSms;
  accountSid: string;
  authToken: string;
}): Promise<void> {
  const { url, sms, accountSid, authToken } = options;
  for (const status of ['sent', sms.status]) {
    const params: Record<string, string> = {
      AccountSid: accountSid,
      ApiVersion: '2010-04-01',
      From: sms.from,
      MessageSid: sms.id,
      MessageStatus: status,
      SmsSid: sms.id,
      SmsStatus: status,
      To: sms.to,
      ...(status === 'undelivered' && { ErrorCode: String(UNREACHABLE.errorCode) }),
    };
    await postSigned(url, params, authToken);
  }
}
