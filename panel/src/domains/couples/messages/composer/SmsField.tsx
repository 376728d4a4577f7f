import { SMS_MAX } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { smsParts } from './sms-parts.ts';
import type { ComposerState } from './use-composer.ts';

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
    <Box>
      <Words
        rows={4}
        aria-label={label}
        placeholder={label}
        value={composer.text}
        maxLength={SMS_MAX}
        onChange={(event) => composer.setText(event.target.value)}
      />
      <Counter>
        {t('sms.counter', { used: composer.text.length, max: SMS_MAX })} · {t('sms.parts', { count: parts })}
      </Counter>
    </Box>
  );
}

const Box = styled('div')({ display: 'grid', gap: 4 });

const Words = styled('textarea')(({ theme }) => ({
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '22px',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  [theme.breakpoints.down('md')]: { fontSize: '1rem', height: 72 },
}));

const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));
