import { useEffectEvent, useLayoutEffect } from 'react';
import { isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';

type Key = 'j' | 'k' | 'a' | 'r' | 'u' | 'c';

/** Keyboard shortcuts: J and K move through the queue, A and R decide, U undoes, C claims and releases. */
export function useQueueKeys(acts: Readonly<Record<Key, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase() as Key];
    if (!act || event.repeat || !isForShortcuts(event)) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
