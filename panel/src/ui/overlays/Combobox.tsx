import { Combobox as Base } from '@base-ui/react/combobox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '../cx.ts';
import css from './Combobox.module.css';
import floating from './floating.module.css';
import select from './Select.module.css';

export type ComboboxOption = { value: string | number; label: string; disabled?: boolean };

export type ComboboxProps = {
  'aria-label': string;
  options: readonly ComboboxOption[];
  value: ComboboxOption['value'] | undefined;
  onChange: (value: ComboboxOption['value']) => void;
  placeholder: string;
  /** In the field that searches the options. */
  search: string;
  /** What it says if nothing matches. */
  empty: string;
  disabled?: boolean;
};

/** One of many values: a select whose options are found by typing a part of their name. */
export function Combobox({ options, value, onChange, placeholder, search, empty, disabled, ...aria }: ComboboxProps) {
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={options}
      value={chosen}
      onValueChange={(option: ComboboxOption | null) => {
        if (option) onChange(option.value);
      }}
      disabled={disabled}
    >
      <Base.Trigger {...aria} className={select.select}>
        {chosen ? <span>{chosen.label}</span> : <span data-empty>{placeholder}</span>}
        <ChevronDown aria-hidden />
      </Base.Trigger>
      <Base.Portal className={floating.portal}>
        <Base.Positioner className={floating.positioner} align="start" collisionPadding={16}>
          <Base.Popup className={cx(floating.surface, css.popup)} {...aria}>
            <Base.Input className={css.search} aria-label={search} placeholder={search} />
            <Base.Empty className={css.empty}>{empty}</Base.Empty>
            <Base.List className={css.list}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} disabled={option.disabled} className={floating.row}>
                  {option.label}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
