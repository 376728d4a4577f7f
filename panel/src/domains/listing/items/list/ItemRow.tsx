import type { Item, ItemShown } from '@bellbird/contract/listing/items';
import type { ItemStatus } from '@bellbird/contract/listing/items/item-status.ts';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { GripVertical, ImageOff } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { formatPriceRange } from '../format-price-range.ts';
import { ItemMenu } from './ItemMenu.tsx';

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
  const drag = useDraggable({ id: item.id });
  const drop = useDroppable({ id: item.id });
  const [picture] = item.media;
  const side =
    drop.isOver && draggedFrom !== undefined && draggedFrom !== place ? toDropSide(draggedFrom, place) : undefined;
  return (
    <Row
      ref={(element: HTMLLIElement | null) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      data-dragging={drag.isDragging || undefined}
      data-drop={side}
    >
      <Handle
        size="small"
        {...drag.listeners}
        aria-label={t('moveHandle', { name: item.name, place: place + 1, total })}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onMove(place + step);
        }}
      >
        <GripVertical />
      </Handle>
      <Picture>
        {picture ? (
          <img src={picture.thumbUrl} alt="" width={72} height={72} loading="lazy" draggable={false} />
        ) : (
          <ImageOff aria-hidden />
        )}
      </Picture>
      <Words>
        <Name type="button" onClick={onEdit}>
          {item.name}
        </Name>
        <Price>{formatPriceRange(item, t)}</Price>
        {item.description && <About>{item.description}</About>}
        {item.status === 'rejected' && item.rejectReason && (
          <Reason>{t('rejectedFor', { reason: item.rejectReason })}</Reason>
        )}
      </Words>
      <Status>
        <StatusChip tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusChip>
      </Status>
      <ItemMenu
        item={item}
        place={place}
        total={total}
        onMove={onMove}
        onShow={onShow}
        onRemove={onRemove}
        onEdit={onEdit}
      />
    </Row>
  );
}

/** A row dragged down is dropped after this one, a row dragged up before it. */
function toDropSide(from: number, place: number): 'after' | 'before' {
  return from < place ? 'after' : 'before';
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 16,
  padding: '12px 20px 12px 8px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-dragging]': { opacity: 0.4 },
  '&[data-drop="before"]': { boxShadow: `inset 0 3px 0 ${theme.vars.palette.primary.main}` },
  '&[data-drop="after"]': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}` },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto 72px minmax(0, 1fr) auto',
    gap: '4px 12px',
    padding: '12px 8px 12px 0',
  },
}));

const Status = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('md')]: { gridColumn: '3 / -1', gridRow: 2 },
}));

const Handle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' });

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.ground.sunken,
  color: theme.vars.palette.text.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Words = styled('div')({ display: 'grid', justifyItems: 'start', gap: 2, minWidth: 0 });

const Name = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

const Price = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const About = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.error.ink,
  overflowWrap: 'anywhere',
}));
