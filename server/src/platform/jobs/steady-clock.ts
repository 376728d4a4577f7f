import { systemClock } from 'pg-boss';

/**
 * Time that never jumps. The queue measures with it how long it has polled and sleeps for the rest: on a clock that is
 * put back by an hour while it polls, it would sleep for an hour. What is due is decided by the database’s clock.
 */
export const steadyClock: typeof systemClock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};
