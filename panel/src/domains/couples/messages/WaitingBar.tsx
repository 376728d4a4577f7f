import { workingMinutes } from '@bellbird/contract/shared/working-time';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#texts/use-translation.ts';
import { Trans } from '#texts/Trans.tsx';
import { useMinute } from '#platform/time/use-minute.ts';
import css from './WaitingBar.module.css';
import { Row } from '#ui/layout/Row.tsx';

const HOUR = 60;
const SOON = HOUR;
const LATE = 4 * HOUR;

/** How long the couple has waited, in working hours. */
export function WaitingBar({ since, timeZone }: { since: string; timeZone: string }) {
  const { t } = useTranslation('messages');
  const now = useMinute();
  const minutes = workingMinutes(new Date(since), now, timeZone);
  const time =
    minutes < HOUR
      ? t('waiting.minutes', { minutes })
      : t('waiting.hours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
  return (
    <Row
      component="p"
      gap={2}
      className={css.bar}
      data-tone={minutes <= SOON ? 'soon' : minutes <= LATE ? 'fair' : 'late'}
    >
      <Clock size={16} aria-hidden />
      <span>
        <Trans t={t} i18nKey="waiting.bar" values={{ time }} components={{ b: <b /> }} />
      </span>
      <small data-only="wide">{t('waiting.workingHours')}</small>
    </Row>
  );
}
