import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pushChoice } from '#platform/push/push-choice.ts';
import { turnOn } from '#platform/push/this-device.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Row } from '#ui/layout/Row.tsx';
import css from './PushCard.module.css';

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
    <section className={css.place} aria-labelledby="push-title">
      <span className={css.ring} aria-hidden>
        <BellRing />
      </span>
      <div>
        <h2 id="push-title">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Row gap={2} align="stretch" justify="end" className={css.actions}>
        <Button variant="text" onClick={later}>
          {t('notNow')}
        </Button>
        <PrimaryButton disabled={isBusy} onClick={() => void allow()}>
          {t('allow')}
        </PrimaryButton>
      </Row>
    </section>
  );
}
