import { useCallback, useState } from 'react';
import type { Entry } from '#platform/outbox/outbox-state.ts';
import { useUser } from '#platform/session/use-session.ts';
import { readLocalDraft, writeLocalDraft } from './draft-store.ts';
import type { Outgoing } from './use-send.ts';

/** Takes a message that was not sent back into the composer, before what is being written. */
export function useEditWaiting(leadId: number) {
  const userId = useUser()?.id ?? 0;
  const [edits, setEdits] = useState(0);
  const edit = useCallback(
    (entry: Entry) => {
      const { message } = entry.look as Pick<Outgoing, 'message'>;
      const { body, templateId = null } = message.body;
      const mail = message.type === 'email' ? message.body : undefined;
      const written = readLocalDraft(userId, leadId)?.body ?? '';
      writeLocalDraft(userId, leadId, {
        type: message.type,
        subject: mail?.subject ?? '',
        body: body + written,
        templateId,
        attachmentIds: mail?.attachmentIds ?? [],
      });
      // Another composer starts with the draft.
      setEdits((count) => count + 1);
      void import('#platform/outbox/outbox.ts').then(({ discardEntry }) => discardEntry(entry));
    },
    [userId, leadId],
  );
  return { edits, edit };
}
