import { createServer } from 'node:net';
import { freePort } from '@bellbird/server/src/platform/postgres/free-port.ts';

/** A failure whose message needs no stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Checks that every port is free, or says which is not and what to set. */
export async function requireFreePorts(wanted: Record<string, number>): Promise<void> {
  const refused: string[] = [];
  for (const [variable, port] of Object.entries(wanted)) {
    const fault = await listenFault(port);
    if (fault === 'EADDRINUSE') {
      refused.push(
        `Port ${port} is already in use: stop the program that uses it, or set ${variable} to another port.`,
      );
    } else if (fault !== undefined) {
      refused.push(`Port ${port} cannot be used (${fault}): set ${variable} to another port.`);
    }
  }
  if (refused.length > 0) throw new StartRefused(refused.join('\n'));
}

/** Different free ports, for products that run side by side. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort(undefined, '0.0.0.0'));
  return [...ports];
}

function listenFault(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host: '0.0.0.0', port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
