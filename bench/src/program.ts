import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export type Program = { pid: number; stop(): Promise<void> };

/** Starts a Node program and waits until its address responds. */
export async function startProgram(
  file: string,
  env: Record<string, string>,
  address: string,
  nodeFlags: readonly string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [...nodeFlags, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended by itself`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return { pid: child.pid ?? 0, stop: () => (child.kill('SIGTERM'), ended) };
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not answer at ${address}`);
}
