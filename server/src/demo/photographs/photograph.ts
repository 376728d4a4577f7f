import sharp, { type Sharp } from 'sharp';
import { arch, bouquet, gum, waratah, wattle } from './flowers.ts';
import { barn, coast, dance, vineyard } from './places.ts';
import { HEIGHT, WIDTH } from './strokes.ts';
import { cake, table } from './tables.ts';

/** The pictures of a demo installation. They are drawn, so no one’s face or copyright is involved. */
export const SCENES = { arch, barn, bouquet, cake, coast, dance, gum, table, vineyard, waratah, wattle } as const;
export type Scene = keyof typeof SCENES;

/** A scene as a JPEG, `width` pixels wide. */
export function photograph(scene: Scene, width: number): Promise<Buffer> {
  return draw(scene, width).jpeg({ quality: 86 }).toBuffer();
}

/** A scene, `width` pixels wide, to be written in any format. */
export function draw(scene: Scene, width: number): Sharp {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SCENES[scene]()}<rect width="${WIDTH}" height="${HEIGHT}" fill="#201812" opacity=".05"/></svg>`;
  return sharp(Buffer.from(svg));
}
