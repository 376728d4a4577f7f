/** Moves an item to a place in the list. */
export function moveItemTo<Thing extends { id: number }>(things: readonly Thing[], id: number, place: number): Thing[] {
  const moved = things.find((thing) => thing.id === id);
  if (!moved) return [...things];
  const others = things.filter((thing) => thing.id !== id);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}
