import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { FilterChip } from '#ui/list/FilterChip.tsx';

type Choice<V> = { value: V; label: string };
type MenuFilterProps<V> = {
  label: string;
  choices: readonly Choice<V>[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
};

/** A filter with several values at once; its menu stays open while one ticks. */
export function MenuFilter<V extends string | number>({ label, choices, chosen, onChange }: MenuFilterProps<V>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOn = chosen.length > 0;
  const value = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label);
  const toggle = (choice: V) =>
    onChange(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  return (
    <>
      <FilterChip
        label={label}
        menu
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(isOn && { value: value.join(', '), onClear: () => onChange([]) })}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice.value);
          return (
            <MenuItem
              key={choice.value}
              role="menuitemcheckbox"
              aria-checked={isChosen}
              onClick={() => toggle(choice.value)}
            >
              <Check aria-hidden style={{ visibility: isChosen ? 'visible' : 'hidden' }} />
              {choice.label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
