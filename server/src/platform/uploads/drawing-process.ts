import sharp from 'sharp';
import { type Drawing, type Drawn, draw } from './drawing.ts';

export type Job = { id: number; bytes: Uint8Array; drawing: Drawing };
export type Done = { id: number; drawn: Drawn | undefined };

// One thread for each picture and no cache: whatever else runs on the machine keeps a core and its memory.
sharp.concurrency(1);
sharp.cache(false);

// Runs in a process of its own (see `draw-apart.ts`), which ends when the server lets it go.
process.on('message', ({ id, bytes, drawing }: Job) => {
  const reply = (drawn: Drawn | undefined) => process.send?.({ id, drawn } satisfies Done);
  draw(bytes, drawing).then(reply, () => reply(undefined));
});
