import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pushChoice } from '#platform/push/push-choice.ts';
import { turnOn } from '#platform/push/this-device.ts';
import { useNotices } from '#ui/notices/notices.ts';

/**
 * Our own question, which can be asked again later; the browser's can be asked only once and appears only after a
 * yes.
 */
export function PushCard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('push');
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);

  const later = () => {
    pushChoice.notNow(Date.now());
    onClose();
  };
  const allow = async () => {
    setBusy(true);
    const state = await turnOn().catch(() => undefined);
    if (state === 'on') notices.success(t('on'));
    else {
      pushChoice.notNow(Date.now());
      notices.error(t(state === 'blocked' ? 'blocked' : 'failed'));
    }
    onClose();
  };

  return (
    <Place aria-labelledby="push-title">
      <Ring aria-hidden>
        <BellRing />
      </Ring>
      <div>
        <h2 id="push-title">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Actions>
        <Button variant="text" onClick={later}>
          {t('notNow')}
        </Button>
        <Button variant="contained" color="primary" disabled={isBusy} onClick={() => void allow()}>
          {t('allow')}
        </Button>
      </Actions>
    </Place>
  );
}

const Place = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 24,
  bottom: 24,
  zIndex: theme.zIndex.speedDial,
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '12px 16px',
  width: 'min(400px, calc(100vw - 32px))',
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  boxShadow: theme.vars.palette.float,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h2 },
  '& p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
  // Above what sticks to the bottom of the page.
  'body:has([data-save-bar]) &': { bottom: 96 },
  [theme.breakpoints.down('md')]: {
    insetInlineEnd: 16,
    bottom: 'calc(64px + 16px)',
    'body:has([data-bottom-actions]) &': { bottom: 'calc(64px + 88px)' },
  },
}));

const Ring = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.primary.wash,
  color: theme.vars.palette.primary.ink,
}));

const Actions = styled('div')({ gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: 8 });
