import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';

/** A text that somebody sent to one of our numbers. */
export type InboxText = {
  sid: string;
  from: string;
  to: string;
  body: string;
  sentAt: Date;
  hasMedia: boolean;
};

export type SmsInbox = {
  /** The texts to one of our numbers since a day, oldest first. Throws if the gateway cannot be asked. */
  list(to: string, since: Date): Promise<InboxText[]>;
  /** The pictures of a text. */
  listMedia(sid: string): Promise<{ url: string; mimeType: string }[]>;
};

const ANSWER_MS = 15_000;
const MOST_PAGES = 20;
const Text = z.object({
  sid: z.string(),
  direction: z.string(),
  from: z.string(),
  to: z.string(),
  body: z.string().nullable(),
  date_created: z.string(),
  num_media: z.coerce.number().catch(0),
});
const Page = z.object({ messages: z.array(Text), next_page_uri: z.string().nullish() });
const MediaPage = z.object({ media_list: z.array(z.object({ sid: z.string(), content_type: z.string() })) });

/** What a gateway with Twilio’s API has received for us, whether or not we were there to be told. */
export function createSmsInbox(options: { baseUrl: string; accountSid: string; authToken: string }): SmsInbox {
  const { baseUrl, accountSid, authToken } = options;
  const root = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function read<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
    const url = new URL(path, baseUrl);
    // The gateway names its next page; it may not send our key elsewhere.
    if (url.origin !== new URL(baseUrl).origin) throw new Error('The SMS gateway named another host.');
    const response = await fetch(url, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!response.ok) throw new Error(`The SMS gateway did not list its texts (${response.status}).`);
    return schema.parse(await response.json());
  }

  return outsideTransactions<SmsInbox>('the SMS gateway', {
    async list(to, since) {
      const search = new URLSearchParams({ To: to, 'DateSent>': since.toISOString().slice(0, 10), PageSize: '100' });
      const found: z.output<typeof Text>[] = [];
      let next: string | null | undefined = `${root}.json?${search}`;
      for (let pages = 0; next && pages < MOST_PAGES; pages += 1) {
        const page: z.output<typeof Page> = await read(Page, next);
        found.push(...page.messages);
        next = page.next_page_uri;
      }
      const texts = found.filter(({ direction }) => direction === 'inbound').map(toText);
      return texts.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
    },

    async listMedia(sid) {
      const own = `${root}/${encodeURIComponent(sid)}/Media`;
      const { media_list: media } = await read(MediaPage, `${own}.json`);
      return media.map((each) => ({
        url: new URL(`${own}/${encodeURIComponent(each.sid)}`, baseUrl).href,
        mimeType: each.content_type,
      }));
    },
  });
}

const toText = ({
  sid,
  from,
  to,
  body,
  date_created: created,
  num_media: media,
}: z.output<typeof Text>): InboxText => ({
  sid,
  from,
  to,
  body: body ?? '',
  sentAt: new Date(created),
  hasMedia: media > 0,
});
