import type { CalendarEvent, CalendarOverview } from '@bellbird/contract/listing/calendar';

export type Space = CalendarOverview['spaces'][number];

/** What can be booked on a day, and its events. */
export type Slot = {
  /** Null is the whole provider. */
  space: Space | null;
  first: CalendarEvent | undefined;
  second: CalendarEvent | undefined;
};

/** The slots of a day. When the whole provider is taken, its spaces cannot be booked one by one. */
export function findSlots(day: string, spaces: readonly Space[], events: readonly CalendarEvent[]): Slot[] {
  const today = events.filter((event) => event.date === day);
  const toSlot = (space: Space | null): Slot => {
    const own = today.filter((event) => event.spaceId === (space?.id ?? null));
    return {
      space,
      first: own.find((event) => event.option === 'first'),
      second: own.find((event) => event.option === 'second'),
    };
  };
  const whole = toSlot(null);
  if (spaces.length === 0 || isTaken(whole)) return [whole];
  return [...(whole.first || whole.second ? [whole] : []), ...spaces.map(toSlot)];
}

export function isTaken({ first }: Slot): boolean {
  return first !== undefined && first.status !== 'available';
}

/** Whether the whole provider can still be booked. */
export function isWholeFree(slots: readonly Slot[]): boolean {
  return slots.every((slot) => !isTaken(slot));
}

const ARTICLE = /^the\s+/i;

/** A letter for each space, or two where two spaces share the first letter. */
export function toSpaceLetters(spaces: readonly Space[]): Map<number, string> {
  const letters = (space: Space, count: number) => [...space.name.replace(ARTICLE, '')].slice(0, count).join('');
  const counts = Map.groupBy(spaces, (space) => letters(space, 1).toUpperCase());
  return new Map(
    spaces.map((space) => {
      const one = letters(space, 1).toUpperCase();
      return [space.id, counts.get(one)?.length === 1 ? one : letters(space, 2)];
    }),
  );
}
