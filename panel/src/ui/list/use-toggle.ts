import { useCallback, useLayoutEffect, useRef } from 'react';
import { type RowId, type RowsProps, toggled } from './types.ts';

/** Reads the selection at the moment of the click, so that rows don't depend on each other. */
export function useToggle(selected: RowsProps<unknown>['selected'], onSelected: RowsProps<unknown>['onSelected']) {
  const latest = useRef({ selected, onSelected });
  useLayoutEffect(() => {
    latest.current = { selected, onSelected };
  });
  return useCallback((id: RowId) => {
    const { selected: chosen, onSelected: choose } = latest.current;
    if (chosen) choose?.(toggled(chosen, id));
  }, []);
}
