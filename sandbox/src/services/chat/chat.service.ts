import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { renderChats } from './chat.page.ts';
import { registerChat } from './chat.routes.ts';
import type { StoredChat } from './stored-chat.ts';

/** A live chat in Crisp's shape: the widget's script, and the adviser behind it. */
export function createChatService(ground: ServiceContext): Service {
  const { config, clock, live } = ground;
  const store = createStore<StoredChat>({
    file: config.dataDir && path.join(config.dataDir, 'chat.jsonl'),
    changed: () => live.tell('chat'),
  });
  return {
    name: 'chat',
    title: 'Live chat',
    about: 'Vendors with an adviser write here.',
    icon: '<path d="M4 5h11v8H9l-3 3v-3H4V5Z"/><path d="M17 9h3v8h-2v3l-3-3h-4v-2"/>',
    count: () => store.list().length,
    register(app) {
      registerChat(app, ground, store);
      registerEndpoints(app, { path: '/chats', store, sentTo: (chat, to) => chat.user['email'] === to });
    },
    render: () => renderChats(store.list(), clock.now()),
    empty: store.clear,
  };
}
