/** The order in which a dragged thing stands after it was dropped on another: it takes that one's place, and the others make room. */
export function moveItemTo<Thing extends { id: number }>(things: readonly Thing[], id: number, place: number): Thing[] {
  const moved = things.find((thing) => thing.id === id);
  if (!moved) return [...things];
  const others = things.filter((thing) => thing.id !== id);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}
