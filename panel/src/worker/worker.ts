import { receivePushes } from './push.ts';
import { type Waiting, worker } from './scope.ts';
import { dropOtherBuilds, serveShell } from './shell.ts';

/**
 * The service worker: receives pushes and, without a connection, answers with the stored copy of the panel. While the
 * server answers, every document is the server's.
 */
worker.addEventListener('install', (event: Waiting) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event: Waiting) =>
  event.waitUntil(Promise.all([worker.clients.claim(), dropOtherBuilds()])),
);
receivePushes();
serveShell();
