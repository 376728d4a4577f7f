import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type UnreliableMailServer = {
  url: string;
  /** How often each mail was taken, by what the marker finds in it. An interrupted mail is not taken. */
  taken: ReadonlyMap<string, number>;
  /** From now on everything is taken. */
  recover(): void;
  close(): Promise<void>;
};

type Mood = 'fine' | 'slow' | 'busy' | 'hangs up before' | 'hangs up after';

/** Of ten mails: one is slow, one is turned away for now, and the connection of two breaks, before or after the mail. */
const MOODS: readonly Mood[] = [
  'fine',
  'slow',
  'fine',
  'busy',
  'fine',
  'hangs up before',
  'fine',
  'fine',
  'hangs up after',
  'fine',
];
const SLOW_MS = 400;

/** A mail server as they are on a bad day. It knows what it has taken, so nobody has to guess. */
export async function startUnreliableMailServer(marker: RegExp): Promise<UnreliableMailServer> {
  const taken = new Map<string, number>();
  let mails = 0;
  let isWell = false;
  const server = new SMTPServer({
    // Connections that are kept for the next mail would delay the end by half a minute.
    closeTimeout: 100,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const mood = isWell ? 'fine' : (MOODS[mails++ % MOODS.length] ?? 'fine');
      const hangUp = () => [...server.connections].find((each) => each.id === session.id)?.close();
      if (mood === 'hangs up before') {
        stream.on('error', () => undefined).resume();
        return hangUp();
      }
      const parts = await stream.toArray().catch(() => undefined);
      if (!parts) return;
      const text = Buffer.concat(parts).toString();
      if (mood === 'busy') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      if (mood === 'slow') await wait(SLOW_MS);
      const [found] = marker.exec(text) ?? [];
      if (found) taken.set(found, (taken.get(found) ?? 0) + 1);
      if (mood === 'hangs up after') return hangUp();
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    recover: () => (isWell = true),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
