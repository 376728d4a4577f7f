import type { Prompt } from '@bellbird/contract/attention/prompts';
import { insidePath } from '@bellbird/contract/shared/inside-path';
import type { MouseEvent } from 'react';
import { useNavigate } from '#platform/routing/routing.ts';
import { useSettle } from './use-settle.ts';

/** Where a prompt leads; nowhere when that is no page of this site. */
export function placeOf({ linkData }: Prompt): { path: string; text: string } | undefined {
  const path = insidePath(linkData?.path);
  return linkData && path ? { path, text: linkData.text } : undefined;
}

/** Goes where a notification leads. One that is pending is completed first; if that fails, one stays and is told. */
export function useFollow(onLeave: () => void) {
  const navigate = useNavigate();
  const { settle } = useSettle();
  return async (event: MouseEvent, prompt: Prompt, path: string): Promise<void> => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isElsewhere) event.preventDefault();
    // A reminder is done when one says so, not by looking at the couple.
    const isPending = prompt.completedAt === null && prompt.type !== 'reminder';
    if (isPending && !(await settle(prompt, 'completed'))) return;
    if (isElsewhere) return;
    onLeave();
    await navigate({ href: path });
  };
}
