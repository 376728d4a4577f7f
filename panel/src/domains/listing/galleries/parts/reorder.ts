/** Moves an item to a position and renumbers the others. */
export function reorder<Item extends { id: number; order: number }>(
  items: readonly Item[],
  id: number,
  position: number,
): Item[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const { order: from } = moved;
  const toPosition = (order: number) => {
    if (order > from && order <= position) return order - 1;
    return order < from && order >= position ? order + 1 : order;
  };
  return items
    .map((item) => ({ ...item, order: item.id === id ? position : toPosition(item.order) }))
    .toSorted((one, other) => one.order - other.order);
}
