import type { Draft } from './message-draft.ts';

const toKey = (userId: number, leadId: number) => `draft.${userId}.${leadId}`;

/** What this browser holds of a draft that the server has not taken yet: it outlives a crash. */
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
    // A full or forbidden storage costs the safety net, not the message.
  }
}

export function forgetLocalDraft(userId: number, leadId: number): void {
  localStorage.removeItem(toKey(userId, leadId));
}
