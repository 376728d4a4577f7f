import type { UnmatchedMessage } from '@bellbird/contract/couples/messages';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Paperclip from 'lucide-react/icons/paperclip';
import Search from 'lucide-react/icons/search';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE } from '#platform/formats/instants.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { CardBody } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinkedText } from '../thread/LinkedText.tsx';
import { shortMoment } from '../message-times.ts';
import css from './UnmatchedItem.module.css';

/** A message in the queue, of a vendor or of nobody yet. */
export type WaitingWords = Omit<UnmatchedMessage, 'provider' | 'isWithheld'> &
  Partial<Pick<UnmatchedMessage, 'provider' | 'isWithheld'>>;

type UnmatchedItemProps = { message: WaitingWords; onFind: () => void; onDismiss: () => void };

export function UnmatchedItem({ message, onFind, onDismiss }: UnmatchedItemProps) {
  const { t } = useTranslation('unmatched');
  const { type, senderName, senderAddress, subject, body, provider, receivedAt, attachments, isWithheld } = message;
  const offerUpgrade = useUpgrade();
  // The message has no time zone, so the reader's is used.
  const when = shortMoment(receivedAt, LOCAL_ZONE);
  const Icon = type === 'email' ? Mail : MessageSquareText;
  const sender =
    senderName && senderAddress
      ? t('from', { name: senderName, address: senderAddress })
      : senderName || senderAddress || t(`channel.${type}`);
  return (
    <CardBody component="li">
      <Stack gap={2}>
        <Row wrap className={css.head}>
          <Icon size={16} role="img" aria-label={t(`channel.${type}`)} />
          <Text size="section">
            <bdi>{sender}</bdi>
          </Text>
          <Quiet component="span">{provider ? t('to', { provider: provider.name, when }) : when}</Quiet>
        </Row>
        {subject && (
          <div className={css.subject} dir="auto">
            {subject}
          </div>
        )}
        <div className={css.words} dir="auto">
          {isWithheld ? <Quiet component="span">{t('withheld')}</Quiet> : <LinkedText text={body} />}
        </div>
        <Row gap={2} wrap>
          {attachments > 0 && (
            <Row component="span" inline gap={1.5} className={css.files}>
              <Paperclip size={14} aria-hidden />
              <Quiet component="span">{t('files', { count: attachments })}</Quiet>
            </Row>
          )}
          <Spacer />
          {/* The second click of a double click would be on the next message. */}
          <Button variant="text" onClick={({ detail }) => detail < 2 && onDismiss()}>
            {t('dismiss')}
          </Button>
          {isWithheld && provider ? (
            <PrimaryButton onClick={() => offerUpgrade('leads', provider.id)}>{t('showAll')}</PrimaryButton>
          ) : (
            <PrimaryButton startIcon={<Search aria-hidden />} onClick={onFind}>
              {t('find')}
            </PrimaryButton>
          )}
        </Row>
      </Stack>
    </CardBody>
  );
}
