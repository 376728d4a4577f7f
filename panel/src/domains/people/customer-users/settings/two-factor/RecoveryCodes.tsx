import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import css from './RecoveryCodes.module.css';

/** The recovery codes. They are shown here and never again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('sign-in-safety');
  const notices = useNotices();
  const text = useMemo(() => `${t('twoFactor.codes.file')}\n\n${codes.join('\n')}\n`, [codes, t]);
  const file = useMemo(() => new Blob([text], { type: 'text/plain' }), [text]);
  const href = useObjectUrl(file);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notices.success(t('twoFactor.codes.copied'));
    } catch {
      notices.error(t('twoFactor.codes.notCopied'));
    }
  };

  return (
    <Stack gap={5}>
      <Text size="body">{t('twoFactor.codes.lead')}</Text>
      <ul className={css.list} dir="ltr" aria-label={t('twoFactor.codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap={2} align="stretch" wrap>
        <Button startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('twoFactor.codes.copy')}
        </Button>
        <Button
          component="a"
          href={href ?? ''}
          download="bellbird-recovery-codes.txt"
          startIcon={<Download size={16} aria-hidden />}
        >
          {t('twoFactor.codes.download')}
        </Button>
      </Row>
      <div>
        <PrimaryButton onClick={onDone}>{t('twoFactor.codes.done')}</PrimaryButton>
      </div>
    </Stack>
  );
}
