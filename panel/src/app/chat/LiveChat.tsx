import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useEffect } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';
import { session } from '#platform/session/current-session.ts';
import { introduce, leaveChat, showChat } from './crisp.ts';

/** The live chat with the marketplace team, loaded in the background. */
export function LiveChat({ user }: { user: SessionUser }) {
  useEffect(() => {
    const { chat } = panelConfig();
    if (!chat) return undefined;
    const hide = showChat(chat);
    const stop = session.subscribe(() => {
      if (session.get().status === 'loggedOut') leaveChat();
    });
    return () => {
      stop();
      hide();
    };
    // A conversation stays open while the user's data is read again.
  }, []);
  useEffect(() => introduce(user), [user]);
  return null;
}
