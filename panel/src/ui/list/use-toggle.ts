import { type RowId, type RowsProps, toggled } from './types.ts';
import { useSteady } from './use-steady.ts';

/** Reads the selection at the moment of the click, so that rows don't depend on each other. */
export function useToggle(selected: RowsProps<unknown>['selected'], onSelected: RowsProps<unknown>['onSelected']) {
  return useSteady((id: RowId) => {
    if (selected) onSelected?.(toggled(selected, id));
  });
}
