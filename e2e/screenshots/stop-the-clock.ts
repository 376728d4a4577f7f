import { MOMENT } from './moment.ts';

// Loaded into the server: demo data are made relative to the current time, and two sets of pictures must show the same.
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [MOMENT.getTime()] : given) as [number]));
  }

  static override now(): number {
    return MOMENT.getTime();
  }
} as DateConstructor;
