import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#platform/session/use-session.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { draftOptions } from '../messages.queries.ts';
import { ComposerBox } from './ComposerBox.tsx';
import { readLocalDraft } from './draft-store.ts';
import type { ComposerOptions } from './use-composer.ts';
import { Composer } from './Composer.tsx';

/** The composer with the draft that was saved before. */
export function ComposerWithDraft(props: Omit<ComposerOptions, 'initial'>) {
  const user = useUser();
  // A draft that only this browser has is newer than the server's.
  const [local] = useState(() => readLocalDraft(user?.id ?? 0, props.leadId));
  const kept = useQuery({ ...draftOptions(props.leadId), enabled: local === undefined });
  if (local === undefined && kept.isPending)
    return (
      <ComposerBox aria-busy>
        <Skeleton variant="rounded" height={88} />
      </ComposerBox>
    );
  return <Composer {...props} initial={local ?? kept.data ?? undefined} />;
}
