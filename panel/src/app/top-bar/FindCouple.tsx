import Search from 'lucide-react/icons/search';
import { useTranslation } from '#texts/use-translation.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { useShell } from '../shell-context.ts';
import css from './FindCouple.module.css';

/** Looks like a field and opens the search; on phones only the icon is shown. */
export function FindCouple() {
  const { t } = useTranslation('layout');
  const shell = useShell();
  return (
    <PlainButton
      className={css.find}
      aria-label={t('search.open')}
      aria-keyshortcuts="/"
      onClick={() => shell.open({ kind: 'search' })}
    >
      <Search aria-hidden />
      <span>{t('search.open')}</span>
      <Kbd>{'/'}</Kbd>
    </PlainButton>
  );
}
