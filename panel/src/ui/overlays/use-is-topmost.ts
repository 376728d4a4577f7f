import { useEffect, useRef } from 'react';

const open: symbol[] = [];

/** Whether no later dialog is open: Escape closes only the topmost, even if neither is inside the other. */
export function useIsTopmost(isOpen: boolean): () => boolean {
  const mark = useRef<symbol>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    const own = Symbol('dialog');
    mark.current = own;
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
    };
  }, [isOpen]);
  return () => open.at(-1) === mark.current;
}
