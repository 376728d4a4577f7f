import { useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import type { Page } from './page.ts';

/**
 * Names the tab after the page: `Couples · Bellbird`. What only people who are signed in open is named in the texts of
 * its layout; until they are loaded, the title stays as it is.
 */
export function useDocumentTitle({ access, title }: Pick<Page, 'access' | 'title'>): void {
  const { t } = useTranslation('shell');
  const namespace = access === 'member' || access === 'staff' ? 'layout' : 'shell';
  const name = t(`${namespace}:title.${title}`, { defaultValue: '' });
  useEffect(() => {
    if (name) document.title = t('documentTitle', { title: name });
  }, [t, name]);
}
