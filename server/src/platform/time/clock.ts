/** The one source of «now». Passed in, so that a test can hold it still. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
