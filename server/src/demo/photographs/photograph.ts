import sharp from 'sharp';
import { arch, bouquet, gum, waratah, wattle } from './flowers.ts';
import { barn, coast, dance, vineyard } from './places.ts';
import { HEIGHT, WIDTH } from './strokes.ts';
import { cake, table } from './tables.ts';

/** The pictures a demo instance shows. Drawn, not photographed: nobody's face, nobody's rights. */
export const SCENES = { arch, barn, bouquet, cake, coast, dance, gum, table, vineyard, waratah, wattle } as const;
export type Scene = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as Scene[];

/** A scene as the JPEG a camera would have given, `width` pixels wide. */
export function photograph(scene: Scene, width: number): Promise<Buffer> {
  const height = Math.round((width * HEIGHT) / WIDTH);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SCENES[scene]()}<rect width="${WIDTH}" height="${HEIGHT}" fill="#201812" opacity=".05"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
