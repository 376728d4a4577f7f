import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';

const DRAG_FROM_PX = 6;
const HOLD_MS = 200;

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
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: DRAG_FROM_PX } }),
  );
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
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <Flying>{renderFlying(dragged)}</Flying>}</DragOverlay>
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
    <Slot
      ref={take}
      data-large={isLarge || undefined}
      data-dragging={isDragging || undefined}
      data-over={(isOver && active?.id !== id) || undefined}
    >
      {render({ ...listeners, style: { touchAction: 'none', cursor: 'grab' } } as Handle)}
    </Slot>
  );
}

const Slot = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-dragging]': { opacity: 0.35 },
  '&[data-over]::after': {
    content: '""',
    position: 'absolute',
    inset: -6,
    zIndex: 2,
    border: `2px dashed ${theme.vars.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
    pointerEvents: 'none',
  },
}));

const Flying = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  boxShadow: theme.vars.palette.float,
  overflow: 'hidden',
  cursor: 'grabbing',
  transform: 'rotate(-2deg)',
  '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
}));
