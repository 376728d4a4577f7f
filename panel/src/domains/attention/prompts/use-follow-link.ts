import type { Prompt } from '@bellbird/contract/attention/prompts';
import { insidePath } from '@bellbird/contract/shared/inside-path';
import type { MouseEvent } from 'react';
import { useNavigate } from '#platform/routing/routing.ts';
import { useCompletePrompt } from './use-complete-prompt.ts';

/** A prompt’s link; undefined if it does not lead to a page of this site. */
export function placeOf({ linkData }: Prompt): { path: string; text: string } | undefined {
  const path = insidePath(linkData?.path);
  return linkData && path ? { path, text: linkData.text } : undefined;
}

/** Follows a notification’s link. A pending one is completed first; if that fails, an error is shown instead. */
export function useFollowLink(onLeave: () => void) {
  const navigate = useNavigate();
  const { settle } = useCompletePrompt();
  return async (event: MouseEvent, prompt: Prompt, path: string): Promise<void> => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isElsewhere) event.preventDefault();
    // A reminder is not done just because somebody opened the couple.
    const isPending = prompt.completedAt === null && prompt.type !== 'reminder';
    if (isPending && !(await settle(prompt, 'completed'))) return;
    if (isElsewhere) return;
    onLeave();
    await navigate({ href: path });
  };
}
