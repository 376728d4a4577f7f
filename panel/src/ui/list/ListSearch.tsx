import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../forms/Input.tsx';
import css from './ListSearch.module.css';

const PAUSE_MS = 250;

export type ListSearchProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** For a list that is mostly searched; on phones a line of its own. */
  wide?: boolean;
};

/** Finds rows by part of a name; the address changes after a pause in typing. */
export function ListSearch({ label, value, onSearch, wide = false }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => search.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);
  return (
    <Input
      className={wide ? css.wide : css.field}
      value={typed}
      placeholder={label}
      start={<Search aria-hidden />}
      onChange={(event) => setTyped(event.target.value)}
      aria-label={label}
      type="search"
      maxLength={80}
      enterKeyHint="search"
    />
  );
}
