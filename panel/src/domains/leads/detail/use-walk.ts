import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';
import { type Walk, walkFrom } from './neighbours.ts';

/** Walks the list from couple to couple: J goes on, K goes back. */
export function useWalk(id: number): Walk & { go: (id: number) => void } {
  const navigate = useNavigate();
  const walk = useMemo(() => walkFrom(id), [id]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const to = { j: walk.next, k: walk.previous }[event.key];
      if (to !== undefined && isForShortcuts(event)) void navigate({ to: `/leads/${to}`, search: keepTab as never });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate, walk]);

  return { ...walk, go: (to) => void navigate({ to: `/leads/${to}`, search: keepTab as never }) };
}

function keepTab(search: Record<string, unknown>): Record<string, unknown> {
  return { activeTab: search['activeTab'] };
}
