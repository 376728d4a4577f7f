import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { FileChip } from './FileChip.tsx';
import { LinkedText } from './LinkedText.tsx';
import { MessageState } from './MessageState.tsx';

type BubbleProps = { leadId: number; message: LeadMessage; timeZone: string };

/** One message and its delivery state. */
export const Bubble = memo(function Bubble({ leadId, message, timeZone }: BubbleProps) {
  const isMine = message.direction === 'out';
  return (
    <Item data-mine={isMine || undefined}>
      <Words data-mine={isMine || undefined} data-gone={message.deliveryState === 'cancelled' || undefined}>
        {message.subject && <Subject dir="auto">{message.subject}</Subject>}
        {isMine && message.bodyHtml ? (
          <div dir="auto">
            <RichText html={message.bodyHtml} />
          </div>
        ) : (
          <Plain dir="auto">
            <LinkedText text={message.body} />
          </Plain>
        )}
        {message.attachments.length > 0 && (
          <Files>
            {message.attachments.map((file) => (
              <FileChip key={file.id} leadId={leadId} messageId={message.id} file={file} />
            ))}
          </Files>
        )}
      </Words>
      <MessageState leadId={leadId} message={message} timeZone={timeZone} />
    </Item>
  );
});

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '&[data-mine]': { justifyItems: 'end' },
});

export const Words = styled('div')(({ theme }) => ({
  maxWidth: '86%',
  padding: '10px 14px',
  lineHeight: '21px',
  overflowWrap: 'anywhere',
  borderRadius: 14,
  borderEndStartRadius: 4,
  backgroundColor: theme.vars.palette.ground.bubble,
  '&[data-mine]': {
    borderEndStartRadius: 14,
    borderEndEndRadius: 4,
    backgroundColor: theme.vars.palette.primary.wash,
  },
  '&[data-gone]': { backgroundColor: theme.vars.palette.ground.sunken, color: theme.vars.palette.text.secondary },
  '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
  [theme.breakpoints.down('md')]: { fontSize: '1rem', lineHeight: '1.5rem' },
}));

const Subject = styled('div')({ fontWeight: 600, marginBottom: 4 });
export const Plain = styled('div')({ whiteSpace: 'pre-wrap' });
const Files = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
