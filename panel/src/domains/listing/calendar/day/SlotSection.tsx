import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { toEventName, toStatusText } from '../event-text.ts';
import { type Marking, toMarking } from '../mark/marking.ts';
import { type Slot, isTaken } from '../slots.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import css from './SlotSection.module.css';

const TONES = { available: 'deal', held: 'pending', booked: 'approved', free: 'grey', busy: 'grey' } as const;

type SlotSectionProps = {
  slot: Slot;
  name: string;
  isPast: boolean;
  /** A followed calendar takes it. */
  isBlocked: boolean;
  writes: CalendarActions;
  onMark: (marking: Partial<Marking>) => void;
};

/** A space, or the whole provider, on one day: its status, its couple and its actions. */
export function SlotSection({ slot, name, isPast, isBlocked, writes, onMark }: SlotSectionProps) {
  const { t } = useTranslation('calendar');
  const { space, first, second } = slot;
  const status = first?.status ?? (isBlocked ? 'busy' : 'free');
  return (
    <CardBody>
      {/* The dialog that marked the day has closed: a screen reader hears what became of it. */}
      <Row gap={2} justify="between" className={css.head} role="status" aria-atomic>
        <h3>{name}</h3>
        <StatusChip tone={TONES[status]}>{t(status === 'busy' ? 'followed.busy' : `status.${status}`)}</StatusChip>
      </Row>
      {space && <Quiet component="div">{formatCapacity(space, t)}</Quiet>}
      {first && <Taken event={first} hasSecond={second !== undefined} {...(!isPast && { onEdit: onMark })} />}
      {second && <Taken event={second} hasSecond {...(!isPast && { onEdit: onMark })} />}
      {!isPast && (
        <Row gap={1} align="stretch" wrap className={css.actions}>
          {first?.status === 'held' && (
            <Button size="small" onClick={() => void writes.book(first, second)}>
              {first.couple ? t('bookFor', { name: firstNames(first.couple.name) }) : t('bookOne')}
            </Button>
          )}
          {!isTaken(slot) && !isBlocked && (
            <>
              <Button size="small" onClick={() => onMark({ status: 'held' })}>
                {t('hold')}
              </Button>
              <Button size="small" variant="text" onClick={() => onMark({ status: 'booked' })}>
                {t('bookNow')}
              </Button>
            </>
          )}
          {first && !first.isDeal && (
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
        </Row>
      )}
    </CardBody>
  );
}

type TakenProps = { event: CalendarEvent; hasSecond: boolean; onEdit?: (marking: Partial<Marking>) => void };

function Taken({ event, hasSecond, onEdit }: TakenProps) {
  const { t } = useTranslation('calendar');
  const name = toEventName(event, t);
  return (
    <Row gap={3} align="start" mt={2}>
      <Avatar name={name} size="small" {...(!event.couple && { tint: 'grey' as const })} />
      <div className={css.words}>
        {event.couple ? (
          <Link to={pathTo('lead', { id: event.couple.leadId })}>{name}</Link>
        ) : (
          <b>{event.note ? name : t('noCouple')}</b>
        )}
        <Quiet component="div">{event.isDeal ? t('byDeal') : toStatusText(event, hasSecond, t)}</Quiet>
        {event.couple && event.note && <Quiet component="div">{event.note}</Quiet>}
      </div>
      {onEdit && (
        <Button size="small" variant="text" aria-label={t('editOf', { name })} onClick={() => onEdit(toMarking(event))}>
          {t('edit')}
        </Button>
      )}
    </Row>
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
