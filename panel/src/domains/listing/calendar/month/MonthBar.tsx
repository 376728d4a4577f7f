import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { createHeldStripes } from '../held-stripes.ts';
import { type Space, toSpaceLetters } from '../slots.ts';
import { formatMonth, toMonth, shiftMonth } from './month.ts';

const MAX_NAMED = 4;

type MonthBarProps = {
  month: string;
  today: string;
  spaces: readonly Space[];
  several: boolean;
  onMonth: (month: string) => void;
  onToday: () => void;
  onSeveral: (several: boolean) => void;
};

/** The month's name, navigation and legend. */
export function MonthBar({ month, today, spaces, several, onMonth, onToday, onSeveral }: MonthBarProps) {
  const { t } = useTranslation('calendar');
  const marks = toSpaceLetters(spaces);
  return (
    <Bar>
      <Turn size="small" aria-label={t('previousMonth')} onClick={() => onMonth(shiftMonth(month, -1))}>
        <ChevronLeft />
      </Turn>
      <Title aria-live="polite">{formatMonth(month)}</Title>
      <Turn size="small" aria-label={t('nextMonth')} onClick={() => onMonth(shiftMonth(month, 1))}>
        <ChevronRight />
      </Turn>
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
      <Legend>
        {spaces.length <= MAX_NAMED &&
          spaces.map((space) => (
            <Named key={space.id}>
              <b>{marks.get(space.id)}</b> {space.name}
            </Named>
          ))}
        <span>
          <Swatch data-status="free" aria-hidden />
          {t('status.free')}
        </span>
        <span>
          <Swatch data-status="held" aria-hidden />
          {t('status.held')}
        </span>
        <span>
          <Swatch data-status="booked" aria-hidden />
          {t('status.booked')}
        </span>
      </Legend>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  [theme.breakpoints.down('md')]: { marginBottom: 12 },
}));

const Turn = styled(IconButton)({ '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } });

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.fact,
  margin: 0,
  minWidth: 128,
  [theme.breakpoints.down('md')]: { order: -1, marginInlineEnd: 'auto' },
}));

const Legend = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: { width: '100%', marginInlineStart: 0 },
}));

const Named = styled('span')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

const Swatch = styled('i')(({ theme }) => ({
  display: 'inline-block',
  width: 14,
  height: 14,
  marginInlineEnd: 6,
  borderRadius: 4,
  verticalAlign: -2,
  '&[data-status="free"]': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.ground.field}`,
  },
  '&[data-status="held"]': createHeldStripes(theme),
  '&[data-status="booked"]': { backgroundColor: theme.vars.palette.primary.main },
}));
