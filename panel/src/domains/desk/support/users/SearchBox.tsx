import { DESK_SEARCH_MAX } from '@bellbird/contract/shared/limits';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

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
        <Line
          fullWidth
          type="search"
          inputRef={input}
          value={typed}
          placeholder={label}
          startAdornment={<Search aria-hidden />}
          onChange={(event) => {
            setTyped(event.target.value);
            search(event.target.value, PAUSE_MS);
          }}
          slotProps={{ input: { 'aria-label': label, maxLength: DESK_SEARCH_MAX, enterKeyHint: 'search' } }}
        />
      </form>
    </search>
  );
}

const Line = styled(InputBase)({ maxWidth: 560, '& input': { textOverflow: 'ellipsis' } });
