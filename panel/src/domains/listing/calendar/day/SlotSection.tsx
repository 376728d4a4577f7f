import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { toEventName, toStatusText } from '../event-text.ts';
import { type Marking, toMarking } from '../mark/marking.ts';
import { type Slot, isTaken } from '../slots.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';

const TONES = { available: 'deal', held: 'pending', booked: 'approved', free: 'grey' } as const;

type SlotSectionProps = {
  slot: Slot;
  name: string;
  isPast: boolean;
  writes: CalendarActions;
  onMark: (marking: Partial<Marking>) => void;
};

/** A space, or the whole provider, on one day: its status, its couple and its actions. */
export function SlotSection({ slot, name, isPast, writes, onMark }: SlotSectionProps) {
  const { t } = useTranslation('calendar');
  const { space, first, second } = slot;
  const status = first?.status ?? 'free';
  return (
    <CardBody>
      <Head>
        <h3>{name}</h3>
        <StatusChip tone={TONES[status]}>{t(`status.${status}`)}</StatusChip>
      </Head>
      {space && <Quiet>{formatCapacity(space, t)}</Quiet>}
      {first && <Taken event={first} hasSecond={second !== undefined} {...(!isPast && { onEdit: onMark })} />}
      {second && <Taken event={second} hasSecond {...(!isPast && { onEdit: onMark })} />}
      {!isPast && (
        <Actions>
          {first?.status === 'held' && (
            <Button size="small" onClick={() => void writes.book(first, second)}>
              {first.couple ? t('bookFor', { name: firstNames(first.couple.name) }) : t('bookOne')}
            </Button>
          )}
          {!isTaken(slot) && (
            <>
              <Button size="small" onClick={() => onMark({ status: 'held' })}>
                {t('hold')}
              </Button>
              <Button size="small" variant="text" onClick={() => onMark({ status: 'booked' })}>
                {t('bookNow')}
              </Button>
            </>
          )}
          {first && (
            <Button size="small" variant="text" onClick={() => void writes.release(first, second)}>
              {first.status === 'available' ? t('clear') : t('releaseIt')}
            </Button>
          )}
          {first?.status === 'held' && !second && (
            <Button size="small" variant="text" onClick={() => onMark({ option: 'second' })}>
              {t('addSecond')}
            </Button>
          )}
          {second && (
            <Button size="small" variant="text" onClick={() => void writes.release(second, undefined)}>
              {t('releaseSecond')}
            </Button>
          )}
        </Actions>
      )}
    </CardBody>
  );
}

type TakenProps = { event: CalendarEvent; hasSecond: boolean; onEdit?: (marking: Partial<Marking>) => void };

function Taken({ event, hasSecond, onEdit }: TakenProps) {
  const { t } = useTranslation('calendar');
  const name = toEventName(event, t);
  return (
    <Line>
      <Avatar name={name} size="small" {...(!event.couple && { tint: 'grey' as const })} />
      <Words>
        {event.couple ? (
          <Link to={pathTo('lead', { id: event.couple.leadId })}>{name}</Link>
        ) : (
          <b>{event.note ? name : t('noCouple')}</b>
        )}
        <Quiet>{toStatusText(event, hasSecond, t)}</Quiet>
        {event.couple && event.note && <Quiet>{event.note}</Quiet>}
      </Words>
      {onEdit && (
        <Button size="small" variant="text" aria-label={t('editOf', { name })} onClick={() => onEdit(toMarking(event))}>
          {t('edit')}
        </Button>
      )}
    </Line>
  );
}

function formatCapacity(
  { mealCapacity, cocktailCapacity }: NonNullable<Slot['space']>,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  const parts = [
    ...(mealCapacity === null ? [] : [t('seats', { count: mealCapacity })]),
    ...(cocktailCapacity === null ? [] : [t('standing', { count: cocktailCapacity })]),
  ];
  return parts.length > 0 ? parts.join(', ') : t('noCapacity');
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& h3': { ...theme.typography.h3, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));

const Line = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, marginTop: 8 });

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b, & a': { fontWeight: 500, color: theme.vars.palette.text.primary },
}));

const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 10 });
