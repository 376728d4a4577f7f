import { useTranslation } from '#texts/use-translation.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { BoardCard } from './BoardCard.tsx';
import { ColumnCards } from './Column.tsx';
import type { BoardViewProps } from './board-view.ts';

/** One column at a time; a card is moved by its menu. */
export function PhoneBoard({ board, column, onColumn, searchFor, onMove }: BoardViewProps) {
  const { t } = useTranslation('leads-board');
  const shown = board.columns.find((data) => data.column.key === column) ?? board.columns[0];
  return (
    <>
      <FilterChips role="group" aria-label={t('columns')}>
        {board.columns.map((data) => (
          <FilterChip
            key={data.column.key}
            label={t(`column.${data.column.key}`)}
            count={data.total}
            on={data === shown}
            onClick={() => onColumn(data.column.key)}
          />
        ))}
      </FilterChips>
      {shown && (
        <Stack component="section" gap={2} mt={3} aria-label={t(`column.${shown.column.key}`)}>
          <ColumnCards
            data={shown}
            allSearch={searchFor(shown.column.statuses)}
            renderCard={(lead) => <BoardCard key={lead.id} lead={lead} onMove={(to) => onMove(lead, to)} />}
          />
        </Stack>
      )}
    </>
  );
}
