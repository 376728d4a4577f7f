import type { Stored } from '../../store.ts';

type SmsStatus = 'queued' | 'sent' | 'delivered' | 'undelivered';

export type StoredSms = Stored & {
  from: string;
  to: string;
  body: string;
  segments: number;
  status: SmsStatus;
};

/** What somebody sent to the product, with the names of its pictures. */
export type ReceivedSms = Stored & { from: string; to: string; body: string; media: string[] };

/** What one message is billed as: 160 plain characters or 70 of any others, a little less each when split. */
export function segmentsOf(body: string): number {
  const plain = /^[\n\r\u0020-\u007e£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà€]*$/.test(body);
  const [single, split] = plain ? [160, 153] : [70, 67];
  return body.length <= single ? 1 : Math.ceil(body.length / split);
}
