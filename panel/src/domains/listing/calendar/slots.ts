import type { CalendarEvent, CalendarOverview } from '@bellbird/contract/listing/calendar';

export type Space = CalendarOverview['spaces'][number];

/** What can be booked on a day, and its events. */
export type Slot = {
  /** Null is the whole provider. */
  space: Space | null;
  first: CalendarEvent | undefined;
  second: CalendarEvent | undefined;
  /** Where several weddings fit into a day: how many more. */
  placesLeft?: number;
};

/** The slots of a day. When the whole provider is taken, its spaces cannot be booked one by one. */
export function findSlots(
  day: string,
  spaces: readonly Space[],
  events: readonly CalendarEvent[],
  weddingsPerDay = 1,
): Slot[] {
  const today = events.filter((event) => event.date === day);
  const toSlot = (space: Space | null): Slot => {
    const own = today.filter((event) => event.spaceId === (space?.id ?? null));
    return {
      space,
      first: own.find((event) => event.option === 'first'),
      second: own.find((event) => event.option === 'second'),
    };
  };
  const places = [...new Set(today.flatMap(({ place }) => place ?? []))];
  if (spaces.length === 0 && (weddingsPerDay > 1 || places.length > 0))
    return findPlaces(today, places, weddingsPerDay);
  const whole = toSlot(null);
  if (spaces.length === 0 || isTaken(whole)) return [whole];
  return [...(whole.first || whole.second ? [whole] : []), ...spaces.map(toSlot)];
}

/** One slot for each wedding of the day, and one for the next, unless the day is full. */
function findPlaces(today: readonly CalendarEvent[], places: readonly number[], weddingsPerDay: number): Slot[] {
  const toSlot = (place: number | null): Slot => {
    const own = today.filter((event) => event.place === place);
    const find = (option: string) => own.find((event) => event.option === option);
    return { space: null, first: find('first'), second: find('second') };
  };
  const whole = toSlot(null);
  if (isTaken(whole)) return [whole];
  const taken = places.toSorted((a, b) => a - b).map(toSlot);
  const placesLeft = weddingsPerDay - taken.length;
  return placesLeft > 0 ? [...taken, { ...whole, placesLeft }] : taken;
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
