import { DESK_SEARCH_MAX } from '@bellbird/contract/shared/limits';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { Input } from '#ui/forms/Input.tsx';
import css from './SearchBox.module.css';

const PAUSE_MS = 250;

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches after a pause in typing, and follows the address while the field is not focused. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value);
  }, [value]);

  const search = (text: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), pause);
  };

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed, 0);
        }}
      >
        <Input
          className={css.line}
          fullWidth
          type="search"
          inputRef={input}
          value={typed}
          placeholder={label}
          start={<Search aria-hidden />}
          onChange={(event) => {
            setTyped(event.target.value);
            search(event.target.value, PAUSE_MS);
          }}
          aria-label={label}
          maxLength={DESK_SEARCH_MAX}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
