import { useTranslation } from '#texts/use-translation.ts';
import css from './SkipLink.module.css';

/** The first stop of the Tab key: skips the bar and the sidebar. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={css.skip} href="#content">
      {t('skip')}
    </a>
  );
}
