import { useState } from 'react';
import { Menu, MenuItem } from '../overlays/Menu.tsx';
import { FilterChip } from './FilterChip.tsx';

type FilterMenuProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  /** An entry of the menu that takes the filter away. */
  none?: string;
  onChoose: (value: Value | undefined) => void;
};

/** A filter chip with a menu of values: the chosen one is on the chip and can be cleared there. */
export function FilterMenu<Value extends string | number>(props: FilterMenuProps<Value>) {
  const { label, options, chosen, none, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = options.find(({ value }) => value === chosen)?.label;
  const choose = (value: Value | undefined) => {
    setAnchor(null);
    onChoose(value);
  };
  return (
    <>
      <FilterChip
        label={label}
        menu
        {...(name && { value: name, onClear: () => choose(undefined) })}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu aria-label={label} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {none && <MenuItem selected={chosen === undefined} onClick={() => choose(undefined)} label={none} />}
        {options.map((option) => (
          <MenuItem
            key={option.value}
            selected={option.value === chosen}
            onClick={() => choose(option.value)}
            label={option.label}
          />
        ))}
      </Menu>
    </>
  );
}
