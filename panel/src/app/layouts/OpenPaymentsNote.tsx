import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import css from './OpenPaymentsNote.module.css';

/** The payments due today, shown after login until they are paid. */
export function OpenPaymentsNote() {
  const { t } = useTranslation('layout');
  const isNarrow = useMediaQuery('(width < 1000px)');
  const state = useLoginState();
  const open = state.status === 'loggedIn' && !state.acting ? state.token.pendingPayments : [];
  if (open.length === 0) return null;
  const plans = [...new Set(open.map(({ recurringMonth }) => recurringMonth))];
  const months = plans
    .map((count) => (count === 1 ? t('openPayments.once') : t('openPayments.monthly', { count })))
    .join(', ');
  return (
    <div className={css.place} data-beside-tools>
      <Note
        slim
        tone="warning"
        action={
          <Button
            size="small"
            component={Link}
            to={pathTo('checkout')}
            search={{ paymentIds: open.map(({ id }) => id).join(',') } as never}
          >
            {t('openPayments.pay')}
          </Button>
        }
      >
        {isNarrow
          ? t('openPayments.short', { count: open.length })
          : t('openPayments.text', { count: open.length, months })}
      </Note>
    </div>
  );
}
