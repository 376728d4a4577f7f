import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { memo } from 'react';
import { element } from '#ui/element.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FileChip } from './FileChip.tsx';
import { MessageText, Plain } from './MessageText.tsx';
import { MessageState } from './MessageState.tsx';
import css from './Bubble.module.css';

type BubbleProps = { leadId: number; message: LeadMessage; timeZone: string };

/** One message and its delivery state. */
export const Bubble = memo(function Bubble({ leadId, message, timeZone }: BubbleProps) {
  const isMine = message.direction === 'out';
  return (
    <Stack component="li" align={isMine ? 'end' : 'start'}>
      <Words data-mine={isMine || undefined} data-gone={message.deliveryState === 'cancelled' || undefined}>
        {message.subject && (
          <div className={css.subject} dir="auto">
            {message.subject}
          </div>
        )}
        {isMine && message.bodyHtml ? (
          <div dir="auto">
            <RichText html={message.bodyHtml} />
          </div>
        ) : (
          <MessageText leadId={leadId} message={message} />
        )}
        {message.attachments.length > 0 && (
          <Row gap={2} align="stretch" wrap mt={2}>
            {message.attachments.map((file) => (
              <FileChip key={file.id} leadId={leadId} messageId={message.id} file={file} />
            ))}
          </Row>
        )}
      </Words>
      <MessageState leadId={leadId} message={message} timeZone={timeZone} />
    </Stack>
  );
});

/** A message that loads. The document writes the words into it before the panel's code runs. */
export function BubbleShape({ isMine }: { isMine: boolean }) {
  return (
    <Stack component="li" align={isMine ? 'end' : 'start'}>
      <Words data-mine={isMine || undefined}>
        <div className={css.subject} dir="auto" />
        <Plain dir="auto">
          <Skeleton width={isMine ? 180 : 220} height={16} />
        </Plain>
      </Words>
      <Skeleton mt={2} width={120} height={14} />
    </Stack>
  );
}

export const Words = element('div', css.words);
