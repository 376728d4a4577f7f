import { useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';

/** Names the tab after the page: `Couples · Bellbird`. */
export function useDocumentTitle(key: string): void {
  const { t } = useTranslation('shell');
  const title = t(`title.${key}`);
  useEffect(() => {
    document.title = t('documentTitle', { title });
  }, [t, title]);
}
