import { useEffect, useRef } from 'react';

/** In a list that just opened, the chosen item has the focus first, or else the first that can be chosen. */
export function FirstFocus({ role }: { role: 'menuitem' | 'option' }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = mark.current?.parentElement;
    const find = (kind: string) => list?.querySelector<HTMLElement>(`[role^="${role}"]:not([data-disabled])${kind}`);
    // Where the list will be is not known yet, so nothing is scrolled to it.
    (find('[data-selected]') ?? find(''))?.focus({ preventScroll: true });
  }, [role]);
  return <span ref={mark} hidden />;
}
