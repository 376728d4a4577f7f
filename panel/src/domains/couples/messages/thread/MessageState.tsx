import type { LeadMessage } from '@bellbird/contract/couples/messages';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { clockTime, shortMoment } from '../message-times.ts';
import { isSending } from '../composer/optimistic.ts';
import { useMessageAction } from './use-message-action.ts';
import css from './MessageState.module.css';

type MessageStateProps = { leadId: number; message: LeadMessage; timeZone: string };

/** Below a message: its channel, author, time and delivery state. */
export function MessageState({ leadId, message, timeZone }: MessageStateProps) {
  const { t } = useTranslation('messages');
  const Icon = message.type === 'email' ? Mail : MessageSquareText;
  const { deliveryState, direction, sender } = message;
  const parts = [
    message.author.name,
    ...(sender && sender.kind !== 'couple' ? [t(`sender.${sender.kind}`, { address: sender.address ?? '' })] : []),
    clockTime(message.createdAt, timeZone),
    ...(direction === 'out' ? [isSending(message) ? t('state.sending') : t(`state.${deliveryState}`)] : []),
  ];
  return (
    <Stack gap={1} align={direction === 'out' ? 'end' : 'start'} className={css.under}>
      <Row component="span" inline gap={1.5} wrap>
        <Icon size={13} role="img" aria-label={t(`channel.${message.type}`)} />
        <span>{parts.filter(Boolean).join(' · ')}</span>
      </Row>
      {(deliveryState === 'failed' || deliveryState === 'unconfirmed') && <Failed leadId={leadId} message={message} />}
      {deliveryState === 'scheduled' && <Scheduled leadId={leadId} message={message} timeZone={timeZone} />}
    </Stack>
  );
}

function Failed({ leadId, message }: Omit<MessageStateProps, 'timeZone'>) {
  const { t } = useTranslation('messages');
  const { isBusy, run } = useOnce(leadId);
  const isFailed = message.deliveryState === 'failed';
  const title = t(isFailed ? 'failed.title' : 'unconfirmed.title');
  const isFirst = message.failure === 'not_forwarded';
  return (
    <Row gap={2} align="start" wrap className={css.failure} role="group" aria-label={title}>
      <CircleAlert size={16} aria-hidden />
      <span>
        <b>{title}</b>
        <br />
        {isFailed ? t(`failed.${message.failure ?? 'address'}`) : t('unconfirmed.why')}
      </span>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => run({ type: 'resend', messageId: message.id }, t(isFirst ? 'scheduled.sent' : 'failed.resent'))}
      >
        {t(isFirst ? 'failed.sendFirst' : 'failed.resend')}
      </Button>
    </Row>
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
    <Stack gap={0.5} align="end">
      <Row component="span" inline gap={1.5} wrap>
        <Clock size={13} aria-hidden />
        <span>{t(message.cancelIfAnswered ? 'scheduled.unlessAnswered' : 'scheduled.goes', { when })}</span>
      </Row>
      <Row component="span" inline gap={1.5} wrap>
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
      </Row>
    </Stack>
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
