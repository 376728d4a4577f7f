/**
 * The moment of every picture: a Wednesday morning in Sydney. Far in the future, because sessions that the server opens
 * then must not have expired by the clock of PostgreSQL, which cannot be stopped.
 */
export const MOMENT = new Date('2035-03-14T00:30:00Z');
