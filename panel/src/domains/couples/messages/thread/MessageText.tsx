import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { element } from '#ui/element.tsx';
import { wholeMessageOptions } from '../messages.queries.ts';
import { LinkedText } from './LinkedText.tsx';
import css from './MessageText.module.css';

type MessageTextProps = { leadId: number; message: LeadMessage };

/** The new words of a message. Where the mail has more, all of it is one tap away. */
export function MessageText({ leadId, message }: MessageTextProps) {
  const { t } = useTranslation('messages');
  if (message.isShortened) return <ShortenedText leadId={leadId} message={message} />;
  return message.body === '' ? <Quiet>{t('whole.empty')}</Quiet> : <Words text={message.body} />;
}

function ShortenedText({ leadId, message }: MessageTextProps) {
  const { t } = useTranslation('messages');
  const [isWhole, setWhole] = useState(false);
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...wholeMessageOptions(leadId, message.id),
    enabled: isWhole,
  });
  const hasFailed = isWhole && isLoadingError;
  return (
    <>
      <Words text={isWhole && data !== undefined ? data : message.body} />
      {hasFailed && (
        <Text size="inherit" component="div" tone="danger" mt={1} role="alert">
          {t('whole.failed')}
        </Text>
      )}
      <Button
        className={css.toggle}
        size="small"
        variant="text"
        aria-expanded={isWhole && !hasFailed}
        loading={isFetching}
        onClick={() => (hasFailed ? void refetch() : setWhole(!isWhole))}
      >
        {t(isWhole && !hasFailed ? 'whole.less' : 'whole.show')}
      </Button>
    </>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Plain dir="auto">
      <LinkedText text={text} />
    </Plain>
  );
}

export const Plain = element('div', css.plain);
