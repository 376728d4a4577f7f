import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

export type ListSearchProps = { label: string; value: string; onSearch: (text: string) => void };

/** Finds rows by part of a name; the address changes after a pause in typing. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
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
    <Field
      value={typed}
      placeholder={label}
      startAdornment={<Search aria-hidden />}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ input: { 'aria-label': label, type: 'search', maxLength: 80, enterKeyHint: 'search' } }}
    />
  );
}

const Field = styled(InputBase)(({ theme }) => ({
  width: 200,
  flex: 'none',
  height: 32,
  minHeight: 32,
  [theme.breakpoints.down('md')]: { height: 40, minHeight: 40 },
}));
