import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import { renderErrors } from './errors.page.ts';
import type { StoredError } from './stored-error.ts';
import { registerSentry } from './sentry.routes.ts';

/** Where the panel and the server report what went wrong, in Sentry's protocol. */
export function createErrorsService({ config, clock, live }: ServiceContext): Service {
  const store = createStore<StoredError>({
    file: config.dataDir && path.join(config.dataDir, 'errors.jsonl'),
    changed: () => live.tell('errors'),
  });
  return {
    name: 'errors',
    title: 'Errors',
    about: 'What the panel and the server reported as gone wrong.',
    icon: '<path d="M12 4 2.8 19.5h18.4L12 4Z"/><path d="M12 10v4.5M12 17.2v.1"/>',
    count: () => store.list().length,
    register(app) {
      registerSentry(app, clock, store);
      registerEndpoints(app, { path: '/errors', store });
    },
    render: () => renderErrors(store.list(), clock.now()),
    empty: store.clear,
  };
}
