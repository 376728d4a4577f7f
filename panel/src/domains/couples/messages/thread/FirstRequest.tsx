import Heart from 'lucide-react/icons/heart';
import { useTranslation } from '#texts/use-translation.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { dayLine } from '../message-times.ts';
import { Words } from './Bubble.tsx';
import { Plain } from './MessageText.tsx';
import { LinkedText } from './LinkedText.tsx';
import css from './FirstRequest.module.css';

type FirstRequestProps = { askedAt: string; request: string; coupleName: string; timeZone: string };

/** The start of the conversation: the request, and the couple's message with it. */
export function FirstRequest({ askedAt, request, coupleName, timeZone }: FirstRequestProps) {
  const { t } = useTranslation('messages');
  return (
    <Stack gap={1.5} align="start">
      <Text component="p" size="caption" quiet mb={2} className={css.line}>
        <Heart size={16} aria-hidden />
        {t('thread.asked', { day: dayLine(askedAt, timeZone, new Date()) })}
      </Text>
      {request && (
        <Words>
          <Plain dir="auto">
            <LinkedText text={request} />
          </Plain>
        </Words>
      )}
      {request && (
        <Text size="caption" quiet className={css.by}>
          {coupleName}
        </Text>
      )}
    </Stack>
  );
}
