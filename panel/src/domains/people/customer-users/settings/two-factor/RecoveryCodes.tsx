import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Copy, Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';

/** The recovery codes. They are shown here and never again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('customer-users');
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
    <Rows>
      <Typography>{t('twoFactor.codes.lead')}</Typography>
      <List dir="ltr" aria-label={t('twoFactor.codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Actions>
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
      </Actions>
      <div>
        <Button variant="contained" color="primary" onClick={onDone}>
          {t('twoFactor.codes.done')}
        </Button>
      </div>
    </Rows>
  );
}

const Rows = styled('div')({ display: 'grid', gap: 20 });

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: '8px 16px',
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  '& code': { fontSize: '0.9375rem', fontWeight: 500 },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
