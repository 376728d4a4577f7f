import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openSandbox } from './sandbox.testing.ts';

function run(environment: Record<string, string>) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const env = { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...environment };
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('the sandbox as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('says when it is ready, is healthy, and stops on %s', async (signal) => {
    const child = run({});
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /^Sandbox ready: (http:\/\/localhost:\d+) \(mail on smtp:\/\/localhost:\d+\)\n$/.exec(
      String(line),
    )?.[1];
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('says what is wrong and fails when it cannot start', async () => {
    const taken = await openSandbox();
    const child = run({ SANDBOX_PORT: new URL(taken.url).port });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    // Its end may be known before its words are: it is closed when both are.
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toContain('EADDRINUSE');
  });
});
