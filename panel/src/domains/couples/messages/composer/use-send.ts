import type { LeadMessage, NewEmail, NewSms } from '@bellbird/contract/couples/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { messagesOptions, sendMessage } from '../messages.queries.ts';
import { htmlToText } from './message-draft.ts';
import { type MessagePages, withMessage, withoutMessage } from './optimistic.ts';

export type Outgoing = {
  message: { type: 'email'; body: NewEmail } | { type: 'sms'; body: NewSms };
  /** How it looks while it is being sent. */
  look: Pick<LeadMessage, 'subject' | 'body' | 'bodyHtml' | 'attachments'>;
};

let lastTemporary = 0;

/** Sends a message: it appears in the conversation at once and is removed if sending fails. */
export function useSend(
  { leadId, coupleName }: { leadId: number; coupleName: string },
  onSent: () => void,
): (outgoing: Outgoing) => Promise<boolean> {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const queries = useQueryClient();
  const user = useUser();
  const failed = useRef<{ content: string; key: string }>(undefined);

  return useCallback(
    async ({ message, look }) => {
      const { queryKey } = messagesOptions(leadId);
      const change = (with_: (pages: MessagePages | undefined) => MessagePages | undefined) =>
        queries.setQueryData<MessagePages>(queryKey, with_);
      const content = JSON.stringify(message);
      // The same text sent again is the same message, in case the first attempt did arrive.
      const again = failed.current?.content === content ? failed.current : undefined;
      const key = again?.key ?? crypto.randomUUID();
      // The same text written again while this one is being sent is a new message.
      if (again) failed.current = undefined;
      const temporary = (lastTemporary -= 1);
      const author = { id: user?.id ?? null, name: `${user?.name ?? ''} ${user?.surname ?? ''}`.trim() };
      const text = look.body || htmlToText(look.bodyHtml ?? '');
      // At once: its draft is gone by now, and the page may be left at any moment.
      const sending = sendMessage(leadId, message, { key, about: coupleName, text, look: { ...look, message } });
      try {
        await queries.cancelQueries({ queryKey });
        change((pages) => withMessage(pages, optimistic(temporary, message, look, author)));
        const sent = await sending;
        failed.current = undefined;
        // What is kept has a bubble of its own at the end of the conversation.
        change((pages) =>
          sent.isKept ? withoutMessage(pages, temporary) : withMessage(withoutMessage(pages, temporary), sent.data),
        );
        if (!sent.isKept) onSent();
        return true;
      } catch (error) {
        change((pages) => withoutMessage(pages, temporary));
        if (!(error instanceof ApiFailure)) throw error;
        failed.current = { content, key };
        notices.error(error.code === 'network' ? t('notSentOffline') : toReason(error));
        return false;
      } finally {
        void queries.invalidateQueries({ queryKey: ['lead', leadId] });
        void queries.invalidateQueries({ queryKey: ['leads'] });
      }
    },
    [leadId, coupleName, notices, onSent, queries, t, user],
  );
}

/** The sentence for a field says more than the one for the whole call. */
function toReason({ message, fields }: ApiFailure): string {
  return Object.values(fields).find(Boolean) ?? message;
}

function optimistic(
  id: number,
  { type, body }: Outgoing['message'],
  look: Outgoing['look'],
  author: LeadMessage['author'],
): LeadMessage {
  return {
    id,
    type,
    direction: 'out',
    createdAt: new Date().toISOString(),
    readAt: null,
    author,
    deliveryState: body.sendAt ? 'scheduled' : 'queued',
    failure: null,
    sendAt: body.sendAt ?? null,
    cancelIfAnswered: body.cancelIfAnswered ?? false,
    isShortened: false,
    sender: null,
    ...look,
  };
}
