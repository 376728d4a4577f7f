import type { Draft } from './message-draft.ts';

const toKey = (userId: number, leadId: number) => `draft.${userId}.${leadId}`;

/** The draft in this browser that the server has not saved yet: it survives a crash. */
export function readLocalDraft(userId: number, leadId: number): Draft | undefined {
  try {
    const kept = localStorage.getItem(toKey(userId, leadId));
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  } catch {
    return undefined;
  }
}

export function writeLocalDraft(userId: number, leadId: number, draft: Draft): void {
  try {
    localStorage.setItem(toKey(userId, leadId), JSON.stringify(draft));
  } catch {
    // Without storage only this safety copy is missing, not the message.
  }
}

export function forgetLocalDraft(userId: number, leadId: number): void {
  localStorage.removeItem(toKey(userId, leadId));
}
