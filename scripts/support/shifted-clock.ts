import { readFileSync } from 'node:fs';

// Loaded before a server that is to be surprised: its clock jumps to wherever a file says, in milliseconds from now.
const file = process.env['CLOCK_SHIFT_FILE'];
const RealDate = Date;
let shiftMs = 0;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string]) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

function look(): void {
  try {
    shiftMs = Number(readFileSync(file ?? '', 'utf8')) || 0;
  } catch {
    shiftMs = 0;
  }
}

if (file !== undefined) {
  look();
  setInterval(look, 50).unref();
  globalThis.Date = ShiftedDate as DateConstructor;
}
