import { SMS_MAX } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { smsParts } from './sms-parts.ts';
import type { ComposerState } from './use-composer.ts';
import css from './SmsField.module.css';

/** A text message, and how many messages it takes including the sender's name. */
export function SmsField({
  composer,
  coupleName,
  providerName,
}: {
  composer: ComposerState;
  coupleName: string;
  providerName: string;
}) {
  const { t } = useTranslation('messages');
  const parts = composer.text === '' ? 0 : smsParts(`${providerName}: ${composer.text}`);
  const label = t('composer.text', { couple: coupleName });
  return (
    <Stack gap={1}>
      <textarea
        className={css.words}
        rows={4}
        aria-label={label}
        placeholder={label}
        value={composer.text}
        maxLength={SMS_MAX}
        onChange={(event) => composer.setText(event.target.value)}
      />
      <Text size="caption" quiet tabular className={css.counter}>
        {t('sms.counter', { used: composer.text.length, max: SMS_MAX })} · {t('sms.parts', { count: parts })}
      </Text>
    </Stack>
  );
}
