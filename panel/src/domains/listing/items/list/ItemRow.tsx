import type { Item, ItemShown } from '@bellbird/contract/listing/items';
import type { ItemStatus } from '@bellbird/contract/listing/items/item-status.ts';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import GripVertical from 'lucide-react/icons/grip-vertical';
import ImageOff from 'lucide-react/icons/image-off';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { formatPriceRange } from '../format-price-range.ts';
import { ItemMenu } from './ItemMenu.tsx';
import css from './ItemRow.module.css';

const TONES = {
  active: 'deal',
  passive: 'grey',
  rejected: 'bad',
  waiting: 'pending',
  pending_pricing: 'call',
} as const satisfies Record<ItemStatus, string>;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

type ItemRowProps = {
  item: Item;
  place: number;
  total: number;
  /** The position of the dragged row. */
  draggedFrom: number | undefined;
  onMove: (place: number) => void;
  onShow: (status: ItemShown) => void;
  onRemove: () => void;
  onEdit: () => void;
};

/** One product: picture, name, price and status. The name opens its form. */
export function ItemRow({ item, place, total, draggedFrom, onMove, onShow, onRemove, onEdit }: ItemRowProps) {
  const { t } = useTranslation('items');
  const nameOf = useConfigNames('provider_item_statuses');
  const drag = useDraggable({ id: item.id });
  const drop = useDroppable({ id: item.id });
  const [picture] = item.media;
  const side =
    drop.isOver && draggedFrom !== undefined && draggedFrom !== place ? toDropSide(draggedFrom, place) : undefined;
  return (
    <li
      className={css.row}
      ref={(element: HTMLLIElement | null) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      data-dragging={drag.isDragging || undefined}
      data-drop={side}
    >
      <IconButton
        className={css.handle}
        size="small"
        {...drag.listeners}
        aria-label={t('moveHandle', { name: item.name, place: place + 1, total })}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onMove(place + step);
        }}
        icon={GripVertical}
      />
      <div className={css.picture}>
        {picture ? (
          <img src={picture.thumbUrl} alt="" width={72} height={72} loading="lazy" draggable={false} />
        ) : (
          <ImageOff aria-hidden />
        )}
      </div>
      <Stack gap={0.5} align="start">
        <button className={css.name} type="button" onClick={onEdit}>
          {item.name}
        </button>
        <Quiet component="span" tabular>
          {formatPriceRange(item, t)}
        </Quiet>
        {item.description && (
          <Quiet component="span" line="cut" className={css.about} data-only="wide">
            {item.description}
          </Quiet>
        )}
        {item.status === 'rejected' && item.rejectReason && (
          <Text component="span" size="small" tone="danger" className={css.reason}>
            {t('rejectedFor', { reason: item.rejectReason })}
          </Text>
        )}
      </Stack>
      <div className={css.status}>
        <StatusChip tone={TONES[item.status]}>{nameOf(item.status)}</StatusChip>
      </div>
      <ItemMenu
        item={item}
        place={place}
        total={total}
        onMove={onMove}
        onShow={onShow}
        onRemove={onRemove}
        onEdit={onEdit}
      />
    </li>
  );
}

/** A row dragged down is dropped after this one, a row dragged up before it. */
function toDropSide(from: number, place: number): 'after' | 'before' {
  return from < place ? 'after' : 'before';
}
