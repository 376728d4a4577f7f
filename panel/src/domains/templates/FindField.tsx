import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/** Finds by a part of the name; the address follows when one stops typing. */
export function FindField({ label, value, onFind }: { label: string; value: string; onFind: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const find = useRef(onFind);
  useEffect(() => {
    find.current = onFind;
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => find.current(typed.trim()), PAUSE_MS);
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
  width: 240,
  flex: 'none',
  height: 32,
  minHeight: 32,
  [theme.breakpoints.down('md')]: { width: '100%', height: 40, minHeight: 40 },
}));
