import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import type { Balancer } from './balancer.ts';

/** Debian installs it where only an administrator's `PATH` looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export function findHaproxy(): string | undefined {
  return FOLDERS.map((folder) => join(folder, 'haproxy')).find(canRun);
}

/** The same few lines that `docs/SCALING.md` shows: whoever follows them gets what was measured. */
export function haproxyConfig(port: number, backends: readonly number[]): string {
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 120s
  timeout server 120s
  timeout check 2s
  timeout tunnel 1h
  retries 3
  retry-on conn-failure
  option redispatch 1
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1

listen bellbird
  bind 127.0.0.1:${port}
${backends.map((each, index) => `  server node${index + 1} 127.0.0.1:${each}`).join('\n')}
`;
}

export async function startHaproxy(
  file: string,
  { folder, port, backends }: { folder: string; port: number; backends: readonly number[] },
): Promise<Balancer> {
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, haproxyConfig(port, backends));
  const child: ChildProcess = spawn(file, ['-db', '-f', config], { stdio: 'ignore' });
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  return {
    name: 'HAProxy',
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
