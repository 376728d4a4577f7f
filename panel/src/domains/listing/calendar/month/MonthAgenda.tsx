import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { toEventName, toStatusText } from '../event-text.ts';
import { createHeldStripes } from '../held-stripes.ts';
import type { Space } from '../slots.ts';
import { formatMonth, toMonth, formatShortDay } from './month.ts';

type MonthAgendaProps = {
  month: string;
  events: readonly CalendarEvent[];
  spaces: readonly Space[];
  onPick: (day: string) => void;
};

/** The month as a list, for phones: names do not fit into the grid there. */
export function MonthAgenda({ month, events, spaces, onPick }: MonthAgendaProps) {
  const { t } = useTranslation('calendar');
  const within = events.filter((event) => toMonth(event.date) === month && event.option === 'first');
  if (within.length === 0) return null;
  return (
    <PhoneCard aria-labelledby="calendar-agenda">
      <CardHeader id="calendar-agenda" title={t('agenda', { month: formatMonth(month) })} />
      <List>
        {within.map((event) => {
          const space = spaces.find(({ id }) => id === event.spaceId)?.name;
          return (
            <li key={event.id}>
              <Row type="button" onClick={() => onPick(event.date)}>
                <Stripe data-status={event.status} aria-hidden />
                <Words>
                  <b>{toEventName(event, t)}</b>
                  <span>
                    {[formatShortDay(event.date), space, toStatusText(event, false, t)].filter(Boolean).join(' · ')}
                  </span>
                </Words>
              </Row>
            </li>
          );
        })}
      </List>
    </PhoneCard>
  );
}

const PhoneCard = styled(Card)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('button')({
  display: 'flex',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '8px 16px',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

const Stripe = styled('i')(({ theme }) => ({
  flex: 'none',
  alignSelf: 'stretch',
  width: 6,
  borderRadius: 3,
  backgroundColor: theme.vars.palette.neutral.wash,
  '&[data-status="booked"]': { backgroundColor: theme.vars.palette.primary.main },
  '&[data-status="held"]': createHeldStripes(theme),
}));

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
