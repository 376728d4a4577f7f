import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { formatShortDay } from '../month/month.ts';

type SelectedDaysPanelProps = {
  days: readonly string[];
  onMark: () => void;
  onClear: () => void;
};

/** The selected days, to be marked together. */
export function SelectedDaysPanel({ days, onMark, onClear }: SelectedDaysPanelProps) {
  const { t } = useTranslation('calendar');
  return (
    <Card aria-label={t('chosen', { count: days.length })}>
      <CardHeader title={t('chosen', { count: days.length })} lead={t('chosenHelp')} />
      {days.length > 0 && (
        <CardBody>
          <List>
            {days.map((day) => (
              <li key={day}>{formatShortDay(day)}</li>
            ))}
          </List>
          <Actions>
            <Button size="small" variant="contained" color="primary" onClick={onMark}>
              {t('markDays', { count: days.length })}
            </Button>
            <Button size="small" variant="text" onClick={onClear}>
              {t('clearChoice')}
            </Button>
          </Actions>
        </CardBody>
      )}
    </Card>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });
