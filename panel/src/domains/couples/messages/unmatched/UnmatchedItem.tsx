import type { UnmatchedMessage } from '@bellbird/contract/couples/messages';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mail, MessageSquareText, Paperclip, Search } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { LinkedText } from '../thread/LinkedText.tsx';
import { shortMoment } from '../message-times.ts';

/** A message in the queue, of a vendor or of nobody yet. */
export type WaitingWords = Omit<UnmatchedMessage, 'provider'> & { provider?: UnmatchedMessage['provider'] };

type UnmatchedItemProps = { message: WaitingWords; onFind: () => void; onDismiss: () => void };

// The message has no time zone, so the reader's is used.
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function UnmatchedItem({ message, onFind, onDismiss }: UnmatchedItemProps) {
  const { t } = useTranslation('messages');
  const { type, senderName, senderAddress, subject, body, provider, receivedAt, attachments } = message;
  const when = shortMoment(receivedAt, HERE);
  const Icon = type === 'email' ? Mail : MessageSquareText;
  const sender =
    senderName && senderAddress
      ? t('unmatched.from', { name: senderName, address: senderAddress })
      : senderName || senderAddress || t(`channel.${type}`);
  return (
    <Item>
      <Head>
        <Icon role="img" aria-label={t(`channel.${type}`)} />
        <Typography variant="h2">
          <bdi>{sender}</bdi>
        </Typography>
        <Quiet>{provider ? t('unmatched.to', { provider: provider.name, when }) : when}</Quiet>
      </Head>
      {subject && <Subject dir="auto">{subject}</Subject>}
      <Words dir="auto">
        <LinkedText text={body} />
      </Words>
      <Foot>
        {attachments > 0 && (
          <Quiet>
            <Paperclip aria-hidden />
            {t('unmatched.files', { count: attachments })}
          </Quiet>
        )}
        <Spring />
        <Button variant="text" onClick={onDismiss}>
          {t('unmatched.dismiss')}
        </Button>
        <Button variant="contained" color="primary" startIcon={<Search aria-hidden />} onClick={onFind}>
          {t('unmatched.find')}
        </Button>
      </Foot>
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 20,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  overflowWrap: 'anywhere',
  '& > h2': { flex: 1, minWidth: 200 },
  '& > svg.lucide': { width: 16, height: 16, color: theme.vars.palette.text.secondary },
}));

const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { width: 14, height: 14 },
}));

const Subject = styled('div')({ fontWeight: 600, overflowWrap: 'anywhere' });

const Words = styled('div')({
  maxWidth: '68ch',
  maxHeight: 240,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
});

const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Spring = styled('span')({ flex: 1 });
