import { useEffect, useEffectEvent } from 'react';
import { isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';

/** Keyboard shortcuts: J and K move through the queue, A and R decide. */
export function useQueueKeys(acts: Readonly<Record<'j' | 'k' | 'a' | 'r', () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase() as 'j'];
    if (!act || event.repeat || !isForShortcuts(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
