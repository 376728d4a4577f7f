import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import { renderChats } from './chat.page.ts';
import { registerChat } from './chat.routes.ts';
import type { KeptChat } from './kept-chat.ts';

/** A live chat in Crisp's shape: the widget's script, and the adviser behind it. */
export function createChatBooth(ground: Ground): Booth {
  const { config, clock, live } = ground;
  const shelf = createShelf<KeptChat>({
    file: config.dataDir && path.join(config.dataDir, 'chat.jsonl'),
    changed: () => live.tell('chat'),
  });
  return {
    name: 'chat',
    title: 'Live chat',
    about: 'Vendors with an adviser write here.',
    icon: '<path d="M4 5h11v8H9l-3 3v-3H4V5Z"/><path d="M17 9h3v8h-2v3l-3-3h-4v-2"/>',
    count: () => shelf.list().length,
    register(app) {
      registerChat(app, ground, shelf);
      openDoors(app, { path: '/chats', shelf, sentTo: (chat, to) => chat.user['email'] === to });
    },
    render: () => renderChats(shelf.list(), clock.now()),
    empty: shelf.clear,
  };
}
