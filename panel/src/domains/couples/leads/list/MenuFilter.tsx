import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';

type Choice<V> = { value: V; label: string };
type MenuFilterProps<V> = {
  label: string;
  choices: readonly Choice<V>[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  /** It was just added: its menu starts open. */
  startOpen?: boolean;
};

/** A filter with several values; its menu stays open while they are ticked. */
export function MenuFilter<V extends string | number>(props: MenuFilterProps<V>) {
  const { label, choices, chosen, onChange, startOpen = false } = props;
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(startOpen);
  const isOn = chosen.length > 0;
  const value = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label);
  const toggle = (choice: V) =>
    onChange(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  return (
    <span ref={place}>
      <FilterChip
        label={label}
        menu
        onClick={() => setOpen(true)}
        {...(isOn && { value: value.join(', '), onClear: () => onChange([]) })}
      />
      <Menu anchorEl={() => place.current} open={isOpen} onClose={() => setOpen(false)}>
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
    </span>
  );
}
