import UserCheck from 'lucide-react/icons/user-check';
import { useTranslation } from '#texts/use-translation.ts';
import type { StoredActing } from '#platform/session/acting-store.ts';
import { session } from '#platform/session/current-session.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useMinutesLeft } from './use-minutes-left.ts';
import css from './ActingStrip.module.css';

const timeIsUp = () => session.actingEnded();

/** Which user a team member acts for, in whose session, and the time left. */
export function ActingStrip({ acting }: { acting: StoredActing }) {
  const { t } = useTranslation('acting');
  const minutes = useMinutesLeft(acting.until, timeIsUp);
  const { userName: user, customerName: customer, staffName: staff } = acting;
  return (
    <Row component="section" gap={3} className={css.strip} aria-label={t('label')} data-testid="acting">
      <UserCheck aria-hidden />
      <div className={css.words}>
        <b>{t('who', { user })}</b>
        <small>
          {t('whose', { staff })}
          {!acting.mayChange && ` · ${t('looking')}`}
          {' · '}
          {minutes > 0 ? t('timeLeft', { minutes }) : t('lastMinute')}
          <span data-only="larger">{` · ${customer}`}</span>
        </small>
      </div>
      <Button size="small" onClick={() => void session.stopActing()}>
        {t('stop')}
      </Button>
    </Row>
  );
}
