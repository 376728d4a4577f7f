import type { Turn } from '@bellbird/contract/listing/galleries/photo-edit.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Enough for a dialog; the server draws from the original. */
const LONGER_SIDE = 1200;

export type Loaded = HTMLImageElement | 'failed' | undefined;

export function useImage(url: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const image = new Image();
    image.onload = () => setLoaded(image);
    image.onerror = () => setLoaded('failed');
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  return loaded;
}

/** Draws an image onto a canvas, turned clockwise, and makes the canvas as large as the result. */
export function useTurnedPicture(canvas: RefObject<HTMLCanvasElement | null>, image: Loaded, turn: Turn): void {
  useEffect(() => {
    if (canvas.current && image instanceof HTMLImageElement) drawTurned(canvas.current, image, turn);
  }, [canvas, image, turn]);
}

function drawTurned(canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void {
  const scale = Math.min(1, LONGER_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const isUpright = turn % 180 === 0;
  canvas.width = Math.round(isUpright ? width : height);
  canvas.height = Math.round(isUpright ? height : width);
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 180);
  context?.drawImage(image, -width / 2, -height / 2, width, height);
}
