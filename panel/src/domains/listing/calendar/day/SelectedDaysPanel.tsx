import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { formatShortDay } from '../month/month.ts';
import css from './SelectedDaysPanel.module.css';

type SelectedDaysPanelProps = {
  days: readonly string[];
  onMark: () => void;
  onClear: () => void;
};

/** The selected days, to be marked together. */
export function SelectedDaysPanel({ days, onMark, onClear }: SelectedDaysPanelProps) {
  const { t } = useTranslation('calendar');
  return (
    <Card
      title={t('chosen', { count: days.length })}
      lead={t('chosenHelp')}
      aria-label={t('chosen', { count: days.length })}
    >
      {days.length > 0 && (
        <CardBody>
          <ul className={css.list}>
            {days.map((day) => (
              <li key={day}>{formatShortDay(day)}</li>
            ))}
          </ul>
          <Row gap={2} align="stretch" wrap mt={4}>
            <PrimaryButton size="small" onClick={onMark}>
              {t('markDays', { count: days.length })}
            </PrimaryButton>
            <Button size="small" variant="text" onClick={onClear}>
              {t('clearChoice')}
            </Button>
          </Row>
        </CardBody>
      )}
    </Card>
  );
}
