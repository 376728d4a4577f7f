import { useLayoutEffect } from 'react';
import { isForPalette, isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { pathTo } from '#platform/routing/paths.ts';
import type { Shell } from '../shell-context.ts';
import { type ShortcutAction, createShortcutReader } from './shortcuts.ts';

/** Listens for the keyboard shortcuts on every page of the main layout. */
export function useShortcuts(shell: Shell): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const read = createShortcutReader();
    const actions: Record<ShortcutAction, () => void> = {
      search: () => shell.open({ kind: 'search' }),
      palette: () => shell.open({ kind: 'search' }),
      list: () => shell.open({ kind: 'shortcuts' }),
      home: () => void navigate({ to: pathTo('dashboard') }),
      couples: () => void navigate({ to: pathTo('leads') }),
    };
    const onKey = (event: KeyboardEvent) => {
      if (isForPalette(event)) {
        event.preventDefault();
        actions.palette();
        return;
      }
      if (!isForShortcuts(event)) return;
      const action = read(event.key, event.timeStamp);
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, shell]);
}
