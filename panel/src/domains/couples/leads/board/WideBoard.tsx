import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { DndContext, type DragEndEvent, DragOverlay, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { leadName } from '../parts/lead-name.ts';
import { findTargets } from '../parts/lead-targets.ts';
import { BoardCard } from './BoardCard.tsx';
import { ClosingBar } from './ClosingBar.tsx';
import { ColumnCards, ColumnHead } from './Column.tsx';
import type { BoardViewProps } from './board-view.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { SILENT_DRAG, useDragSensors } from '#ui/use-drag-sensors.ts';
import css from './WideBoard.module.css';

/** Longer than elsewhere: columns scroll under the finger. */
const HOLD_MS = 250;

/** All columns side by side: a card can be dragged to the steps that follow its status. */
export function WideBoard({ board, searchFor, onMove }: BoardViewProps) {
  const { t } = useTranslation('leads-board');
  const [dragged, setDragged] = useState<LeadSummary>();
  const sensors = useDragSensors(HOLD_MS);
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
        ...SILENT_DRAG,
        announcements: {
          ...SILENT_DRAG.announcements,
          onDragStart: ({ active }) => t('dragging', { name: toName(find(active.id)) }),
        },
      }}
    >
      <div className={css.columns}>
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
      </div>
      <ClosingBar targets={targets} countOf={board.countOf} searchFor={searchFor} />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={css.flying}>
            <BoardCard lead={dragged} onMove={() => undefined} />
          </div>
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
    <Stack
      component="section"
      gap={2}
      className={css.column}
      ref={setNodeRef}
      aria-label={t(`column.${status}`)}
      data-impossible={(targets && !isTarget) || undefined}
      data-over={isOver || undefined}
    >
      {children}
    </Stack>
  );
}

function DragCard({ lead, onMove }: { lead: LeadSummary; onMove: (to: LeadStatus) => void }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: lead.id, disabled: findTargets(lead).length === 0 });
  return (
    <div className={css.held} ref={setNodeRef} {...listeners} data-dragging={isDragging || undefined}>
      <BoardCard lead={lead} onMove={onMove} />
    </div>
  );
}

function toName(lead: LeadSummary | undefined): string {
  return lead ? leadName(lead) : '';
}
