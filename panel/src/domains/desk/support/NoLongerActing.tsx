import { useTranslation } from '#texts/use-translation.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';

/** Says that acting has ended, to somebody who did not end it themselves. */
export function NoLongerActing() {
  const { t } = useTranslation('desk');
  const state = useLoginState();
  const name = state.status === 'loggedIn' ? state.noLongerActingFor : undefined;
  return name ? (
    <Note tone="warning" announce>
      {t('noLonger', { name })}
    </Note>
  ) : null;
}
