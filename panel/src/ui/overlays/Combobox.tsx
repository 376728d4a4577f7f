import { Combobox as Base } from '@base-ui/react/combobox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '../cx.ts';
import css from './Combobox.module.css';
import floating from './floating.module.css';

export type ComboboxOption = { value: string | number; label: string };

export type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: ComboboxOption['value'] | undefined;
  onChange: (value: ComboboxOption['value'] | undefined) => void;
  placeholder?: string;
  /** What it says if nothing matches. */
  empty: string;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** One of many values, found by typing a part of its name. */
export function Combobox({ options, value, onChange, placeholder, empty, id, disabled, ...aria }: ComboboxProps) {
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: ComboboxOption | null) => onChange(option?.value)}
      disabled={disabled}
    >
      <Base.InputGroup className={css.field}>
        <Base.Input {...aria} id={id} className={css.input} placeholder={placeholder} />
        <ChevronDown aria-hidden />
      </Base.InputGroup>
      <Base.Portal className={floating.portal}>
        <Base.Positioner className={floating.positioner} align="start" sideOffset={4} collisionPadding={16}>
          <Base.Popup className={cx(floating.surface, css.popup)}>
            <Base.Empty className={css.empty}>{empty}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={floating.row}>
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
