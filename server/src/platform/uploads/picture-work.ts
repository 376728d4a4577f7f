import sharp from 'sharp';
import { assertOutsideTransaction } from '../db/open-transaction.ts';
import { drawApart } from './draw-apart.ts';
import type { Drawing } from './drawing.ts';

/** Pixels being worked on at once, per process: one of the largest pictures, or two of a phone’s. */
const PIXELS_AT_ONCE = 26_000_000;

let inWork = 0;
const waiting: { pixels: number; start: () => void }[] = [];

/** Does the work when there is room for a picture of that size, in the order of the calls. */
export async function inTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  assertOutsideTransaction('picture work');
  const weight = Math.min(pixels, PIXELS_AT_ONCE);
  if (waiting.length > 0 || inWork + weight > PIXELS_AT_ONCE) {
    await new Promise<void>((start) => waiting.push({ pixels: weight, start }));
  } else {
    inWork += weight;
  }
  try {
    return await work();
  } finally {
    inWork -= weight;
    startNext();
  }
}

/** Counts the next ones before they start, so that nobody can get in between. */
function startNext(): void {
  for (let next = waiting[0]; next && inWork + next.pixels <= PIXELS_AT_ONCE; next = waiting[0]) {
    waiting.shift();
    inWork += next.pixels;
    next.start();
  }
}

type Claim = { width: number; height: number; isTurned: boolean };

/** The size from the file’s header, in its final orientation; nothing is decoded, so a pixel flood costs nothing. */
export async function claimedSize(bytes: Buffer): Promise<Claim | undefined> {
  try {
    const { autoOrient, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { ...autoOrient, isTurned: orientation !== 1 };
  } catch {
    return undefined;
  }
}

/** Draws a picture that was already inspected, in its turn. */
export async function drawPicture(bytes: Buffer, drawing: Drawing): Promise<Buffer> {
  const { width = 0, height = 0 } = (await claimedSize(bytes)) ?? {};
  const drawn = await inTurn(width * height, () => drawApart(bytes, drawing));
  if (!drawn) throw new Error('A picture that was inspected cannot be drawn.');
  return Buffer.from(drawn.bytes);
}
