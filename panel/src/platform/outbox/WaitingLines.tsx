import { lazyPart } from '#loading/lazy-part.ts';
import { type Entry, useOutbox } from './outbox-state.ts';

const OutboxLines = lazyPart(() => import('./OutboxLines.tsx'), 'OutboxLines');

/** What waits for a connection at a place. Its code is loaded when there is something. */
export function WaitingLines({ place, kinds }: { place: string; kinds: readonly Entry['kind'][] }) {
  const entries = useOutbox(place);
  if (!entries.some(({ kind }) => kinds.includes(kind))) return null;
  return <OutboxLines place={place} kinds={kinds} />;
}
