import type { LeadMessage } from '@bellbird/contract/couples/messages';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert, Clock, Mail, MessageSquareText, Send, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { clockTime, shortMoment } from '../message-times.ts';
import { isSending } from '../composer/optimistic.ts';
import { useMessageAction } from './use-message-action.ts';

type MessageStateProps = { leadId: number; message: LeadMessage; timeZone: string };

/** Below a message: its channel, author, time and delivery state. */
export function MessageState({ leadId, message, timeZone }: MessageStateProps) {
  const { t } = useTranslation('messages');
  const Icon = message.type === 'email' ? Mail : MessageSquareText;
  const { deliveryState, direction } = message;
  const parts = [
    message.author.name,
    clockTime(message.createdAt, timeZone),
    ...(message.automated ? [t('state.automated')] : []),
    ...(direction === 'out' ? [isSending(message) ? t('state.sending') : t(`state.${deliveryState}`)] : []),
  ];
  return (
    <Under data-mine={direction === 'out' || undefined}>
      <Line>
        <Icon role="img" aria-label={t(`channel.${message.type}`)} />
        <span>{parts.filter(Boolean).join(' · ')}</span>
      </Line>
      {deliveryState === 'failed' && <Failed leadId={leadId} message={message} />}
      {deliveryState === 'scheduled' && <Scheduled leadId={leadId} message={message} timeZone={timeZone} />}
    </Under>
  );
}

function Failed({ leadId, message }: Omit<MessageStateProps, 'timeZone'>) {
  const { t } = useTranslation('messages');
  const { isBusy, run } = useOnce(leadId);
  return (
    <Failure role="group" aria-label={t('failed.title')}>
      <CircleAlert aria-hidden />
      <span>
        <b>{t('failed.title')}</b>
        <br />
        {t(`failed.${message.failure ?? 'address'}`)}
      </span>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => run({ type: 'resend', messageId: message.id }, t('failed.resent'))}
      >
        {t('failed.resend')}
      </Button>
    </Failure>
  );
}

function Scheduled({ leadId, message, timeZone }: MessageStateProps) {
  const { t } = useTranslation('messages');
  const { isBusy, run } = useOnce(leadId);
  const when = message.sendAt ? shortMoment(message.sendAt, timeZone) : '';
  const messageId = message.id;
  // Without an id from the server there is nothing to act on.
  const isWaiting = isBusy || isSending(message);
  return (
    <Schedule>
      <Line>
        <Clock aria-hidden />
        <span>{t(message.cancelIfAnswered ? 'scheduled.unlessAnswered' : 'scheduled.goes', { when })}</span>
      </Line>
      <Line>
        <Button
          size="small"
          variant="text"
          disabled={isWaiting}
          startIcon={<Send aria-hidden />}
          onClick={() => run({ type: 'send_now', messageId }, t('scheduled.sent'))}
        >
          {t('scheduled.sendNow')}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={isWaiting}
          startIcon={<X aria-hidden />}
          onClick={() => run({ type: 'cancel', messageId }, t('scheduled.cancelled'))}
        >
          {t('scheduled.cancel')}
        </Button>
      </Line>
    </Schedule>
  );
}

/** Runs an action once, however often its button is clicked. */
function useOnce(leadId: number) {
  const action = useMessageAction(leadId);
  const [isBusy, setBusy] = useState(false);
  const run = (...given: Parameters<typeof action>) => {
    setBusy(true);
    void action(...given).finally(() => setBusy(false));
  };
  return { isBusy, run };
}

const Under = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 6,
  justifyItems: 'start',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: theme.typography.caption.lineHeight,
  color: theme.vars.palette.text.secondary,
  '&[data-mine]': { justifyItems: 'end' },
}));

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > svg.lucide': { flex: 'none', width: 13, height: 13 },
});

const Schedule = styled('div')({ display: 'grid', justifyItems: 'end', gap: 2 });

const Failure = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  maxWidth: 420,
  padding: '10px 12px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.error.wash,
  color: theme.vars.palette.text.primary,
  '& > span': { flex: 1, minWidth: 160 },
  '& b': { fontWeight: 600, color: theme.vars.palette.error.ink },
  '& > svg.lucide': { width: 16, height: 16, marginTop: 2, color: theme.vars.palette.error.ink },
}));
