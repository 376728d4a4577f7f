import type { FollowedDay } from '@bellbird/contract/listing/calendar';
import type { Translate } from '#texts/use-translation.ts';
import type { Slot } from '../slots.ts';

/** Whether a followed calendar takes the day. */
export function isBlocking({ effect, isReleased }: FollowedDay): boolean {
  return effect === 'block' && !isReleased;
}

/** Whether a followed calendar takes this slot of its day: the whole provider overlaps with each of its spaces. */
export function isBlocked({ space }: Slot, days: readonly FollowedDay[]): boolean {
  return days.some((day) => isBlocking(day) && (day.spaceId === null || space === null || day.spaceId === space.id));
}

/** What the entry is called, or that one is busy where titles are not shown. */
export function toEntryName({ title }: FollowedDay, t: Translate): string {
  return title || t('followed.noTitle');
}

/** For example ‘Family reunion, busy in Google’. */
export function toEntryText(day: FollowedDay, t: Translate): string {
  return [...(day.title ? [day.title] : []), t('followed.busyIn', { calendar: day.calendar })].join(', ');
}
