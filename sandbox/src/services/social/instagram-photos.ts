import { crc32, deflateSync } from 'node:zlib';

/** What everybody has posted there: four skies over a hill, the same for all, and a film. */
export const POSTS = [
  { id: '18001', caption: 'Golden hour at the orchard gate', sky: [232, 196, 140], hill: [110, 136, 92] },
  { id: '18002', caption: 'First light over the dam', sky: [196, 214, 222], hill: [84, 112, 104] },
  { id: '18003', caption: 'Book your day: 0412 345 678', sky: [222, 184, 176], hill: [132, 92, 84] },
  { id: '18004', caption: '', sky: [92, 80, 120], hill: [44, 52, 60] },
] as const;

export const FILM = { id: '18005', caption: 'A minute of last Saturday' };

const WIDTH = 1280;
const HEIGHT = 960;

/** A post as a picture; drawn, so that nothing has to be kept. */
export function drawPost({ sky, hill }: (typeof POSTS)[number]): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x += 1) {
      const isHill = y > HEIGHT * 0.62 + Math.sin(x / 190) * 60;
      const shade = 1 - (y / HEIGHT) * 0.25;
      for (const [at, part] of (isHill ? hill : sky).entries()) row[1 + x * 3 + at] = Math.round(part * shade);
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of three colours.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
