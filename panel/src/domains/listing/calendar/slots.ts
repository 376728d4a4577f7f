import type { CalendarEvent, CalendarOverview } from '@bellbird/contract/listing/calendar';

export type Space = CalendarOverview['spaces'][number];

/** What can be taken on a day, and by whom it is. */
export type Slot = {
  /** Null is the whole provider. */
  space: Space | null;
  first: CalendarEvent | undefined;
  second: CalendarEvent | undefined;
};

/** What of a provider stands free or taken on a day. Once the whole of it is taken, its spaces are not to be had one by one. */
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

/** Whether the whole provider could still be taken on a day. */
export function isWholeFree(slots: readonly Slot[]): boolean {
  return slots.every((slot) => !isTaken(slot));
}

const ARTICLE = /^the\s+/i;

/** A letter for each space, two where one is not enough to reportFailure them apart. */
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
