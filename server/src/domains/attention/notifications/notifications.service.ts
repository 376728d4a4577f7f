import { type Member, providersFor } from '#platform/auth/caller.ts';
import { RIGHTS_CHANNEL, SESSIONS_CHANNEL } from '#platform/auth/session-signals.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { EventConnection, StreamEvent } from '#platform/http/event-stream.ts';
import type { Realtime, Signal } from '#platform/realtime/realtime.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createChannelReader } from './channel-reader.operations.ts';
import { findEventsAfter, findLastEventId, isSessionOpen, ownsUuid } from './notifications.repository.ts';
import { type TeamNotice, changesOf, channelOf } from './notify-team.operations.ts';

/** A window needs one, and nobody has more windows: each keeps a connection, memory and a timer for hours. */
const MOST_OF_SESSION = 30;
const SECOND_MS = 1000;
const LOOK_MS = 1500;
/** Even without a signal, a stream checks now and then. */
const LOOKS_BETWEEN = 20;

/** Whether an event is about something this user may see. */
function isOf(caller: Member, providerId: number, kind: TeamNotice['event']['kind']): boolean {
  if (kind === 'prompts') return caller.links.some((link) => link.providerId === providerId);
  const page = kind === 'calendar' || kind === 'payments' ? kind : 'leads';
  return providersFor(caller, page).includes(providerId);
}

const passing = new WeakMap<TeamNotice['event'], StreamEvent>();

/** The same object for all streams, so that each event is written out once. */
function asSent(event: TeamNotice['event']): StreamEvent {
  const sent = passing.get(event) ?? { event: event.kind, data: event };
  passing.set(event, sent);
  return sent;
}

/** `openForS`: how old the data on the page are. */
type Beginning = { lastEventId: number | undefined; openForS?: number | undefined };

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Live event streams, each open to its own user only. */
export function createNotificationsService({ db, realtime, clock }: { db: Db; realtime: Realtime; clock: Clock }) {
  const openOf = new Map<number, number>();
  const reader = createChannelReader((wanted, limit) => db.system((tx) => findEventsAfter(tx, wanted, limit)));

  /** Counts a stream of a session until it ends. */
  function count({ tokenId }: Member, { closed }: EventConnection): void {
    openOf.set(tokenId, (openOf.get(tokenId) ?? 0) + 1);
    closed.addEventListener('abort', () => {
      const left = (openOf.get(tokenId) ?? 1) - 1;
      if (left > 0) openOf.set(tokenId, left);
      else openOf.delete(tokenId);
    });
  }

  function isStillIn({ tokenId, customerUserId, actor }: Member): Promise<boolean> {
    const session = { tokenId, customerUserId, isActing: actor !== undefined };
    return db.system((tx) => isSessionOpen(tx, session, clock.now().toISOString()));
  }

  /** Ends the stream when its session ends: at once by signal, and by polling while signals may be lost. */
  function watch(caller: Member, connection: EventConnection, wake: () => void): () => void {
    const check = async () => {
      const isIn = await isStillIn(caller).catch(() => false);
      if (!isIn) connection.end();
    };
    const stopListening = realtime.subscribe(SESSIONS_CHANNEL, ({ data }) => {
      if (!(data as number[]).includes(caller.tokenId)) return;
      // Somebody of the team may have lost the right to act: opening the stream again asks for it.
      if (caller.actor) connection.end();
      else void check();
    });
    // The browser reconnects at once, and the new stream knows what its user may see now.
    const stopHearingRights = realtime.subscribe(RIGHTS_CHANNEL, ({ data }) => {
      if ((data as number[]).includes(caller.customerUserId)) connection.end();
    });
    const known = realtime.timesConnected();
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const isQuiet = realtime.isConnected() && realtime.timesConnected() === known && !caller.actor;
      if (isQuiet && looks % LOOKS_BETWEEN !== 0) return;
      // Signals may have been lost, also about rights.
      if (realtime.timesConnected() !== known) return connection.end();
      wake();
      void check();
    }, LOOK_MS);
    return () => {
      stopListening();
      stopHearingRights();
      clearInterval(timer);
    };
  }

  return {
    /** Opens the caller’s own stream, from where it broke, from when its page was read, or from now on. */
    async open(caller: Member, uuid: string, { lastEventId, openForS = 0 }: Beginning) {
      if ((openOf.get(caller.tokenId) ?? 0) >= MOST_OF_SESSION) fail('too_many_requests', { retryAfterS: 60 });
      const channel = channelOf(uuid);
      const from = await db.tenantRead(caller.customerId, async (tx) => {
        if (!(await ownsUuid(tx, caller.customerId, caller.customerUserId, uuid))) fail('not_found');
        return lastEventId ?? findLastEventId(tx, channel);
      });
      return (connection: EventConnection): void => {
        count(caller, connection);
        connection.startAfter(from);
        const wake = () => reader.wake(channel);
        reader.follow(channel, connection, from);
        const stopListening = realtime.subscribe(channel, wake);
        const changes = changesOf(caller.customerId);
        const hear = ({ data }: Pick<Signal, 'data'>) => {
          const { providerId, event } = data as TeamNotice;
          if (isOf(caller, providerId, event.kind)) connection.send(asSent(event));
        };
        const missed = openForS > 0 ? realtime.recent(changes, openForS * SECOND_MS) : [];
        if (missed) missed.forEach(hear);
        else connection.send({ event: 'missed', data: { kind: 'missed' } });
        const stopHearing = realtime.subscribe(changes, hear);
        const stopWatching = watch(caller, connection, wake);
        connection.closed.addEventListener('abort', () => {
          stopListening();
          stopHearing();
          stopWatching();
        });
        wake();
      };
    },
  };
}
