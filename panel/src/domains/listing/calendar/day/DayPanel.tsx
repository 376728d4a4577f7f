import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { CalendarDays } from '../calendar-days.ts';
import { toVisitText } from '../event-text.ts';
import { FollowedEntries } from '../followed/FollowedEntries.tsx';
import { isBlocked, isBlocking } from '../followed/followed-days.ts';
import type { Marking } from '../mark/marking.ts';
import { formatLongDay } from '../month/month.ts';
import { type Slot, isTaken, isWholeFree, findSlots } from '../slots.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { InterestedCouples } from './InterestedCouples.tsx';
import { SlotSection } from './SlotSection.tsx';
import css from './DayPanel.module.css';

type DayPanelProps = CalendarDays & {
  day: string;
  /** Selected by the user just now: on a phone the panel below the month scrolls into view. */
  isPicked: boolean;
  writes: CalendarActions;
  onMark: (marking: Marking) => void;
  onClose: () => void;
};

/** One day: what is held or booked, which couples asked for it, and its actions. */
export function DayPanel(props: DayPanelProps) {
  const { day, isPicked, today, spaces, weddingsPerDay, events, couples, followed, writes, onMark, onClose } = props;
  const visits = props.visits.filter(({ date }) => date === day);
  const { t } = useTranslation('calendar');
  const panel = useRef<HTMLElement>(null);
  const isPast = day < today;
  useEffect(() => {
    if (isPicked) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  const slots = findSlots(day, spaces, events, weddingsPerDay);
  const interested = couples.filter((couple) => couple.date === day);
  const marked = new Set(events.filter((event) => event.date === day).map((event) => event.couple?.leadId));
  const waiting = interested.filter((couple) => !marked.has(couple.leadId));
  const entries = followed.filter((entry) => entry.date === day);
  const free = slots.filter((slot) => !isTaken(slot) && !isBlocked(slot, entries));
  const lead = [
    ...(spaces.length > 0 ? [t('spaces', { count: spaces.length })] : []),
    ...(interested.length > 0 ? [t('interested', { count: interested.length })] : []),
  ].join(', ');
  const nameSlot = ({ space, first, placesLeft }: Slot) => {
    if (space) return space.name;
    if (spaces.length > 0) return t('wholeVenue');
    if (placesLeft !== undefined) return t('placesLeft', { count: placesLeft });
    return first?.place ? t('place', { place: first.place }) : t('theDay');
  };
  const markFor = (slot: Slot | undefined, given: Partial<Marking>) =>
    onMark({ days: [day], spaceId: slot?.space?.id ?? null, status: 'held', option: 'first', ...given });

  return (
    <Card className={css.panel} ref={panel} aria-label={formatLongDay(day)}>
      <CardHeader
        title={formatLongDay(day)}
        {...(isPast ? { lead: t('past') } : lead && { lead })}
        action={<IconButton size="small" aria-label={t('closeDay')} onClick={onClose} icon={X} />}
      />
      <FollowedEntries
        entries={entries}
        isPast={isPast}
        onRelease={(entry, isReleased) => void writes.releaseFollowed(entry, isReleased)}
      />
      {visits.length > 0 && (
        <CardBody>
          <Stack component="ul" gap={2}>
            {visits.map((visit) => (
              <li key={visit.leadId}>
                <TextLink component={Link} to={pathTo('lead', { id: visit.leadId })}>
                  {toVisitText(visit, props.zone, t)}
                </TextLink>
              </li>
            ))}
          </Stack>
        </CardBody>
      )}
      {slots.map((slot) => (
        <SlotSection
          key={slot.space?.id ?? slot.first?.id ?? 'whole'}
          slot={slot}
          name={nameSlot(slot)}
          isPast={isPast}
          isBlocked={isBlocked(slot, entries)}
          writes={writes}
          onMark={(given) => markFor(slot, given)}
        />
      ))}
      {!isPast && spaces.length > 1 && isWholeFree(slots) && !entries.some(isBlocking) && (
        <CardBody>
          <Row gap={2} justify="between" wrap className={css.whole}>
            <span>{t('allFree')}</span>
            <Button size="small" onClick={() => markFor(undefined, { status: 'held' })}>
              {t('holdWhole')}
            </Button>
          </Row>
        </CardBody>
      )}
      {waiting.length > 0 && (
        <InterestedCouples
          couples={waiting}
          spaces={spaces}
          canMark={!isPast && free.length > 0}
          onMark={(couple) => markFor(free[0], { leadId: couple.leadId, status: couple.hasDeal ? 'booked' : 'held' })}
        />
      )}
    </Card>
  );
}
