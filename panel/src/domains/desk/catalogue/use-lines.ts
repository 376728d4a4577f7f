import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CatalogueValue } from '@bellbird/contract/desk/catalogue';
import type { EntryField } from './entry-fields.ts';

/**
 * The lines of a list inside a form. React Hook Form has `useFieldArray` for it, but its one file is part of every form,
 * the sign-in as well: what nobody imports is left out of it.
 */
export function useLines(name: string, fields: readonly EntryField[]) {
  const { setValue, setFocus } = useFormContext();
  const { isSubmitted } = useFormState();
  const lines = (useWatch({ name }) ?? []) as readonly CatalogueValue[];
  // A line keeps its key when it moves, and with it the focus inside.
  const [keys, setKeys] = useState(() => lines.map((_, index) => index));
  const added = useRef(false);
  const first = fields.find(({ as }) => as !== 'hidden')?.name;
  const last = lines.length - 1;

  useEffect(() => {
    if (added.current && first) setFocus(`${name}.${last}.${first}`);
    added.current = false;
  }, [name, last, first, setFocus]);

  const change = (nextLines: readonly CatalogueValue[], nextKeys: number[]) => {
    setKeys(nextKeys);
    setValue(name, nextLines, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return {
    keys,
    add: (line: CatalogueValue) => {
      added.current = true;
      change([...lines, line], [...keys, Math.max(-1, ...keys) + 1]);
    },
    remove: (index: number) => change(without(lines, index), without(keys, index)),
    moveUp: (index: number) => change(movedUp(lines, index), movedUp(keys, index)),
  };
}

function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.toSpliced(index, 1);
}

function movedUp<Item>(items: readonly Item[], index: number): Item[] {
  return items.toSpliced(index, 1).toSpliced(index - 1, 0, ...items.slice(index, index + 1));
}
