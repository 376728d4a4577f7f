import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { leadName } from '../parts/lead-name.ts';
import { findTargets } from '../parts/lead-targets.ts';
import { BoardCard } from './BoardCard.tsx';
import { ClosingBar } from './ClosingBar.tsx';
import { ColumnCards, ColumnHead } from './Column.tsx';
import type { BoardViewProps } from './board-view.ts';

const DRAG_FROM_PX = 6;
const HOLD_MS = 250;

/** All columns side by side: a card can be dragged to the steps that follow its status. */
export function WideBoard({ board, searchFor, onMove }: BoardViewProps) {
  const { t } = useTranslation('leads-board');
  const [dragged, setDragged] = useState<LeadSummary>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: DRAG_FROM_PX } }),
  );
  const targets = dragged && findTargets(dragged);
  const find = (id: string | number) =>
    board.columns.flatMap(({ leads }) => leads).find((lead) => lead.id === Number(id));

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const lead = find(active.id);
    if (lead && over) onMove(lead, over.id as LeadStatus);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: ({ active }) => t('dragging', { name: toName(find(active.id)) }),
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      <Columns>
        {board.columns.map((data) => (
          <DropColumn key={data.column.key} status={data.column.key} targets={targets}>
            <ColumnHead data={data} />
            <ColumnCards
              data={data}
              allSearch={searchFor(data.column.statuses)}
              renderCard={(lead) => <DragCard key={lead.id} lead={lead} onMove={(to) => onMove(lead, to)} />}
            />
          </DropColumn>
        ))}
      </Columns>
      <ClosingBar targets={targets} countOf={board.countOf} searchFor={searchFor} />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Flying>
            <BoardCard lead={dragged} onMove={() => undefined} />
          </Flying>
        )}
      </DragOverlay>
    </DndContext>
  );
}

type DropColumnProps = { status: LeadStatus; targets: readonly LeadStatus[] | undefined; children: ReactNode };

function DropColumn({ status, targets, children }: DropColumnProps) {
  const { t } = useTranslation('leads-board');
  const isTarget = targets?.includes(status) ?? false;
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isTarget });
  return (
    <Column
      ref={setNodeRef}
      aria-label={t(`column.${status}`)}
      data-impossible={(targets && !isTarget) || undefined}
      data-over={isOver || undefined}
    >
      {children}
    </Column>
  );
}

function DragCard({ lead, onMove }: { lead: LeadSummary; onMove: (to: LeadStatus) => void }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: lead.id, disabled: findTargets(lead).length === 0 });
  return (
    <Held ref={setNodeRef} {...listeners} data-dragging={isDragging || undefined}>
      <BoardCard lead={lead} onMove={onMove} />
    </Held>
  );
}

function toName(lead: LeadSummary | undefined): string {
  return lead ? leadName(lead) : '';
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 16,
  minHeight: 'calc(100vh - 360px)',
});
const Column = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  transition: 'opacity 150ms',
  '&[data-impossible]': { opacity: 0.4 },
  '&[data-over]::before': {
    content: '""',
    position: 'absolute',
    inset: -8,
    zIndex: -1,
    border: `1.5px dashed ${theme.vars.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.primary.wash,
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));
const Held = styled('div')({ '&[data-dragging]': { opacity: 0.4 } });
const Flying = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.vars.palette.float,
  cursor: 'grabbing',
  transform: 'rotate(-2deg)',
  '& > article': { borderColor: theme.vars.palette.primary.main },
  '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
}));
