import path from 'node:path';
import type { Booth, Ground } from '../../booth.ts';
import { openDoors } from '../../doors.ts';
import { createShelf } from '../../shelf.ts';
import { renderErrors } from './errors.page.ts';
import type { KeptError } from './kept-error.ts';
import { registerSentry } from './sentry.routes.ts';

/** Where the panel and the server report what went wrong, in Sentry's protocol. */
export function createErrorsBooth({ config, clock, live }: Ground): Booth {
  const shelf = createShelf<KeptError>({
    file: config.dataDir && path.join(config.dataDir, 'errors.jsonl'),
    changed: () => live.tell('errors'),
  });
  return {
    name: 'errors',
    title: 'Errors',
    about: 'What the panel and the server reported as gone wrong.',
    icon: '<path d="M12 4 2.8 19.5h18.4L12 4Z"/><path d="M12 10v4.5M12 17.2v.1"/>',
    count: () => shelf.list().length,
    register(app) {
      registerSentry(app, clock, shelf);
      openDoors(app, { path: '/errors', shelf });
    },
    render: () => renderErrors(shelf.list(), clock.now()),
    empty: shelf.clear,
  };
}
