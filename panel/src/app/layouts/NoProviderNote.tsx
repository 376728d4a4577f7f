import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import css from './NoProviderNote.module.css';

/** Explains to a user without any provider why there is little to do here. */
export function NoProviderNote() {
  const { t } = useTranslation('layout');
  const user = useUser();
  if (!user || user.providers.length > 0) return null;
  return (
    <div className={css.place} data-testid="no-provider">
      <Note tone="warning">{t('noProvider', { email: user.accountManager.email })}</Note>
    </div>
  );
}
