import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { useConsent } from './consent.ts';
import { consentOptions } from './consent.queries.ts';
import css from './consent.module.css';

/** Says that the content agreement is not accepted yet, before anything is changed. */
export function ConsentMissing() {
  const { t } = useTranslation('galleries');
  const ask = useConsent();
  const { data: consent } = useQuery(consentOptions);
  if (consent !== null) return null;
  return (
    <div className={css.missing}>
      <Note action={<Button onClick={() => void ask()}>{t('consent.read')}</Button>}>{t('consent.missing')}</Note>
    </div>
  );
}
