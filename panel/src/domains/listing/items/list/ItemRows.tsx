import type { Item } from '@bellbird/contract/listing/items';
import { DndContext, type DragEndEvent, DragOverlay, closestCenter } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { Items } from './use-items.ts';
import { SILENT_DRAG, useDragSensors } from '#ui/use-drag-sensors.ts';
import css from './ItemRows.module.css';

type ItemRowsProps = { items: Items; onEdit: (item: Item) => void };

/** The sortable list: drag the handle, use its arrow keys, or the menu. */
export function ItemRows({ items: { items, move, show, remove }, onEdit }: ItemRowsProps) {
  const { t } = useTranslation('items');
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useDragSensors();
  const flying = items.find((item) => item.id === dragged);
  const findPlace = (id: number) => items.findIndex((item) => item.id === id);

  const moveTo = (item: Item, place: number) => {
    if (place < 0 || place >= items.length) return;
    setAnnouncement(t('moved', { name: item.name, place: place + 1, total: items.length }));
    void move(item, place);
  };

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const item = items[findPlace(Number(active.id))];
    if (item && over) moveTo(item, findPlace(Number(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
      accessibility={SILENT_DRAG}
    >
      <ul aria-label={t('title')}>
        {items.map((item, place) => (
          <ItemRow
            key={item.id}
            item={item}
            place={place}
            total={items.length}
            draggedFrom={dragged === undefined ? undefined : findPlace(dragged)}
            onMove={(next) => moveTo(item, next)}
            onShow={(status) => void show(item, status)}
            onRemove={() => void remove(item)}
            onEdit={() => onEdit(item)}
          />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {flying && (
          <div className={css.flying}>
            {flying.media[0] && <img src={flying.media[0].thumbUrl} alt="" width={40} height={40} />}
            {flying.name}
          </div>
        )}
      </DragOverlay>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </DndContext>
  );
}
