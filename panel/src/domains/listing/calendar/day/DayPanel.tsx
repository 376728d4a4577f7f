import type { CalendarCouple, CalendarEvent } from '@bellbird/contract/listing/calendar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import type { Marking } from '../mark/marking.ts';
import { longDay } from '../month/month.ts';
import { type Slot, type Space, isTaken, isWholeFree, slotsOn } from '../slots.ts';
import type { CalendarWrites } from '../use-calendar-writes.ts';
import { AskedCouples } from './AskedCouples.tsx';
import { SlotPart } from './SlotPart.tsx';

type DayPanelProps = {
  day: string;
  /** It was chosen just now: on a phone the panel lies below the month. */
  isPicked: boolean;
  today: string;
  spaces: readonly Space[];
  events: readonly CalendarEvent[];
  couples: readonly CalendarCouple[];
  writes: CalendarWrites;
  onMark: (marking: Marking) => void;
  onClose: () => void;
};

/** Everything about one day: what is taken and by whom, who asked for it, and what can be done. */
export function DayPanel({ day, isPicked, today, spaces, events, couples, writes, onMark, onClose }: DayPanelProps) {
  const { t } = useTranslation('calendar');
  const panel = useRef<HTMLElement>(null);
  const isPast = day < today;
  useEffect(() => {
    if (isPicked) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  const slots = slotsOn(day, spaces, events);
  const asked = couples.filter((couple) => couple.date === day);
  const marked = new Set(events.filter((event) => event.date === day).map((event) => event.couple?.leadId));
  const waiting = asked.filter((couple) => !marked.has(couple.leadId));
  const free = slots.filter((slot) => !isTaken(slot));
  const lead = [
    ...(spaces.length > 0 ? [t('spaces', { count: spaces.length })] : []),
    ...(asked.length > 0 ? [t('interested', { count: asked.length })] : []),
  ].join(', ');
  const markFor = (slot: Slot | undefined, given: Partial<Marking>) =>
    onMark({ days: [day], spaceId: slot?.space?.id ?? null, status: 'held', option: 'first', ...given });

  return (
    <Panel ref={panel} aria-label={longDay(day)}>
      <CardHeader
        title={longDay(day)}
        {...(isPast ? { lead: t('past') } : lead && { lead })}
        action={
          <IconButton size="small" aria-label={t('closeDay')} onClick={onClose}>
            <X />
          </IconButton>
        }
      />
      {slots.map((slot) => (
        <SlotPart
          key={slot.space?.id ?? 'whole'}
          slot={slot}
          name={slot.space?.name ?? (spaces.length > 0 ? t('wholeVenue') : t('theDay'))}
          isPast={isPast}
          writes={writes}
          onMark={(given) => markFor(slot, given)}
        />
      ))}
      {!isPast && spaces.length > 1 && isWholeFree(slots) && (
        <CardBody>
          <Whole>
            <span>{t('wholeIsFree')}</span>
            <Button size="small" onClick={() => markFor(undefined, { status: 'held' })}>
              {t('takeWhole')}
            </Button>
          </Whole>
        </CardBody>
      )}
      {waiting.length > 0 && (
        <AskedCouples
          couples={waiting}
          spaces={spaces}
          canMark={!isPast && free.length > 0}
          onMark={(couple) => markFor(free[0], { leadId: couple.leadId, status: couple.hasDeal ? 'booked' : 'held' })}
        />
      )}
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({
  // Above the bars at the bottom of a phone.
  [theme.breakpoints.down('md')]: { scrollMarginBottom: 'calc(var(--bb-bottom-bar) + 88px)' },
}));

const Whole = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: theme.vars.palette.text.secondary,
}));
