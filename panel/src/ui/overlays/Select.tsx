import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { LostPopup, type LostProps } from './Lost.tsx';
import { useEarlyLoad } from './first-move.ts';
import css from './Select.module.css';

export type SelectValue = string | number;
export type SelectOption = { value: SelectValue; label: string; disabled?: boolean };

export type SelectProps = {
  options: readonly SelectOption[];
  /** A value that is not among the options shows the placeholder. */
  value: SelectValue | undefined;
  onChange: (value: SelectValue) => void;
  onBlur?: () => void;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean | undefined;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  ref?: Ref<HTMLButtonElement>;
};

/** Without its code it does not open, this time: the form and what was typed there stay. */
const Popup = lazyPart(() => import('./SelectPopup.tsx'), 'SelectPopup', { ifLost: LostPopup<SelectPopupProps> });

/** One of several values. Closed, it is a button of ours; the list is loaded and rendered when it opens. */
export function Select(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder, id: givenId, name, disabled, ref, ...aria } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEarlyLoad(Popup);
  const chosen = options.find((option) => option.value === value);

  const open = () => {
    // Safari does not focus a button that is pressed.
    button.current?.focus();
    setWanted(true);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  const take = (element: HTMLButtonElement | null) => {
    button.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };

  return (
    <>
      <button
        {...aria}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId(id) : undefined}
        ref={take}
        id={id}
        name={name}
        disabled={disabled}
        className={css.select}
        data-part="select"
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!isOpen) onBlur?.();
        }}
      >
        {chosen ? <span>{chosen.label}</span> : <span data-empty>{placeholder}</span>}
        <ChevronDown aria-hidden />
      </button>
      {isWanted && (
        <Popup
          open={isOpen}
          id={id}
          anchor={button}
          labelledBy={aria['aria-labelledby']}
          options={options}
          value={chosen?.value}
          onChange={onChange}
          onClose={() => setOpen(false)}
          onLost={() => {
            setWanted(false);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export type SelectPopupProps = LostProps & {
  open: boolean;
  id: string;
  anchor: { readonly current: HTMLButtonElement | null };
  labelledBy: string | undefined;
  options: readonly SelectOption[];
  value: SelectValue | undefined;
  onChange: (value: SelectValue) => void;
  onClose: () => void;
};

/** As Base UI names the list of a select with this id. */
function listId(id: string): string {
  return `${id}-list`;
}
