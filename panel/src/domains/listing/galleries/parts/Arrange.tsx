import { DndContext, DragOverlay, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type IconButton } from '#ui/IconButton.tsx';
import { SILENT_DRAG, useDragSensors } from '#ui/use-drag-sensors.ts';
import css from './Arrange.module.css';

type Ordered = { id: number; order: number };
type Handle = ComponentProps<typeof IconButton>;

type ArrangeProps<Item extends Ordered> = {
  items: readonly Item[];
  onMove: (item: Item, position: number) => void;
  /** The preview that follows the pointer. */
  renderFlying: (item: Item) => ReactNode;
  children: ReactNode;
};

/** Makes its tiles sortable by dragging. The menu of each handle does the same without a mouse. */
export function Arrange<Item extends Ordered>({ items, onMove, renderFlying, children }: ArrangeProps<Item>) {
  const [dragged, setDragged] = useState<Item>();
  const sensors = useDragSensors();
  const find = (id: string | number | undefined) => items.find((item) => item.id === Number(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const [from, to] = [find(active.id), find(over?.id)];
        if (from && to && from.id !== to.id) onMove(from, to.order);
      }}
      accessibility={SILENT_DRAG}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={css.flying}>{renderFlying(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

type PlaceProps = { id: number; isLarge?: boolean; render: (handle: Handle) => ReactNode };

/** A sortable tile: draggable by its handle, and a drop target. */
export function Place({ id, isLarge = false, render }: PlaceProps) {
  const { setNodeRef: dropRef, isOver, active } = useDroppable({ id });
  const { setNodeRef: dragRef, listeners, isDragging } = useDraggable({ id });
  const take = (element: HTMLElement | null) => {
    dropRef(element);
    dragRef(element);
  };
  return (
    <li
      className={css.slot}
      ref={take}
      data-large={isLarge || undefined}
      data-dragging={isDragging || undefined}
      data-over={(isOver && active?.id !== id) || undefined}
    >
      {render({ ...listeners, style: { touchAction: 'none', cursor: 'grab' } } as Handle)}
    </li>
  );
}
