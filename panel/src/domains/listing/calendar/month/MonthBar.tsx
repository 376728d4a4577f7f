import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { type Space, toSpaceLetters } from '../slots.ts';
import { formatMonth, toMonth, shiftMonth } from './month.ts';
import css from './MonthBar.module.css';

const MAX_NAMED = 4;

type MonthBarProps = {
  month: string;
  today: string;
  spaces: readonly Space[];
  several: boolean;
  /** Whether a followed calendar shows in the month. */
  hasFollowed: boolean;
  onMonth: (month: string) => void;
  onToday: () => void;
  onSeveral: (several: boolean) => void;
};

/** The month's name, navigation and legend. */
export function MonthBar({ month, today, spaces, several, hasFollowed, onMonth, onToday, onSeveral }: MonthBarProps) {
  const { t } = useTranslation('calendar');
  const marks = toSpaceLetters(spaces);
  return (
    <Row gap={2} wrap mb={4} className={css.bar}>
      <IconButton
        className={css.turn}
        size="small"
        aria-label={t('previousMonth')}
        onClick={() => onMonth(shiftMonth(month, -1))}
        icon={ChevronLeft}
      />
      <h2 className={css.title} aria-live="polite">
        {formatMonth(month)}
      </h2>
      <IconButton
        className={css.turn}
        size="small"
        aria-label={t('nextMonth')}
        onClick={() => onMonth(shiftMonth(month, 1))}
        icon={ChevronRight}
      />
      {month !== toMonth(today) && (
        <Button size="small" onClick={onToday}>
          {t('today')}
        </Button>
      )}
      <Button
        size="small"
        aria-pressed={several}
        variant={several ? 'contained' : 'outlined'}
        color={several ? 'primary' : 'inherit'}
        onClick={() => onSeveral(!several)}
      >
        {t('severalDays')}
      </Button>
      <div className={css.legend}>
        {spaces.length <= MAX_NAMED &&
          spaces.map((space) => (
            <span data-only="wide" key={space.id}>
              <b>{marks.get(space.id)}</b> {space.name}
            </span>
          ))}
        <span>
          <i className={css.swatch} data-status="free" aria-hidden />
          {t('status.free')}
        </span>
        <span>
          <i className={css.swatch} data-status="held" aria-hidden />
          {t('status.held')}
        </span>
        <span>
          <i className={css.swatch} data-status="booked" aria-hidden />
          {t('status.booked')}
        </span>
        {hasFollowed && (
          <span>
            <i className={css.swatch} data-status="busy" aria-hidden />
            {t('followed.busy')}
          </span>
        )}
      </div>
    </Row>
  );
}
