import { behaviourOf, keyPressed, type Outcome } from './phone-behaviour.ts';
import type { Leg } from './stored-call.ts';

const PICK_UP_MS = 300;
const TALK_MS = 300;
/** What a talk is said to have lasted when nobody sat through it. */
export const TALK_SECONDS = 42;

type Press = { pickUp?: () => void; mailbox?: () => void; hangUp?: () => void; digits?: (pressed: string) => void };

type Asked = { seconds: number; words: string; ready: string | undefined };

/** Whoever holds the phones: by themselves they pick up after a moment; by hand they wait for somebody. */
export type PhoneActions = ReturnType<typeof createPhoneActions>;

export function createPhoneActions({ now, changed }: { now: () => Date; changed: () => void }) {
  const held = new Map<string, Press>();
  const sleeping = new Set<() => void>();
  /** Phones by hand whose mailbox picked up. */
  const mailboxes = new Set<string>();
  let isManual = false;

  /** Waits for a press, or until the time is up. */
  function wait<T>(sid: string, ms: number, late: T, offer: (done: (value: T) => void) => Press): Promise<T> {
    return new Promise((resolve) => {
      const done = (value: T) => {
        clearTimeout(timer);
        sleeping.delete(stop);
        held.delete(sid);
        resolve(value);
      };
      const timer = setTimeout(() => done(late), ms);
      const stop = () => done(late);
      sleeping.add(stop);
      held.set(sid, offer(done));
      changed();
    });
  }

  return {
    isManual: () => isManual,
    setManual(manual: boolean): void {
      isManual = manual;
      changed();
    },
    /** What can be done with a phone just now. */
    offers: (sid: string): readonly string[] => Object.keys(held.get(sid) ?? {}),
    /** False when the phone is not waiting for that. */
    pickUp: (sid: string): boolean => press(held.get(sid)?.pickUp),
    leaveToMailbox: (sid: string): boolean => press(held.get(sid)?.mailbox),
    hangUp: (sid: string): boolean => press(held.get(sid)?.hangUp),
    digits: (sid: string, pressed: string): boolean => {
      const take = held.get(sid)?.digits;
      take?.(pressed);
      return take !== undefined;
    },

    ring(leg: Leg, seconds: number): Promise<Outcome> {
      if (!isManual) return wait(leg.sid, PICK_UP_MS, behaviourOf(leg.to), () => ({}));
      return wait<Outcome>(leg.sid, seconds * 1000, 'no-answer', (done) => ({
        pickUp: () => done('in-progress'),
        mailbox: () => {
          mailboxes.add(leg.sid);
          done('in-progress');
        },
        hangUp: () => done('busy'),
      }));
    },

    /** How long the two talk, in seconds. */
    async talk(leg: Leg, longest: number): Promise<number> {
      if (!isManual || mailboxes.has(leg.sid)) return wait(leg.sid, TALK_MS, TALK_SECONDS, () => ({}));
      const from = now().getTime();
      await wait<void>(leg.sid, longest * 1000, undefined, (done) => ({ hangUp: () => done() }));
      return Math.max(1, Math.round((now().getTime() - from) / 1000));
    },

    /** The digits somebody presses when a voice says these words; none when they let the time pass. */
    press(leg: Leg, { seconds, words, ready }: Asked): Promise<string> {
      if (ready !== undefined) return Promise.resolve(ready);
      if (mailboxes.has(leg.sid)) return Promise.resolve('');
      if (!isManual) return Promise.resolve(keyPressed(leg.to, words));
      return wait(leg.sid, seconds * 1000, '', (done) => ({ digits: done, hangUp: () => done('') }));
    },

    /** Lets go of every phone, so that nothing holds up a stop. */
    letGo(): void {
      for (const stop of sleeping) stop();
    },
  };
}

function press(action: (() => void) | undefined): boolean {
  action?.();
  return action !== undefined;
}
