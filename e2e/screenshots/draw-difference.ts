/**
 * Runs in the browser: counts the pixels in which two pictures differ, and draws the first, the difference in red over
 * the pale first, and the second beside each other. Where one is larger, the rest counts as different.
 */
export async function drawDifference([one, two]: readonly [string, string]) {
  /** How far a colour may be off, of 255: letters are smoothed a little differently when they move by a part of a pixel. */
  const TOLERANCE = 24;
  const load = async (address: string) => createImageBitmap(await (await fetch(address)).blob());
  const [first, second] = await Promise.all([load(one), load(two)]);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const canvas = new OffscreenCanvas(width * 3, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.drawImage(first, 0, 0);
  context.drawImage(second, width * 2, 0);
  const before = context.getImageData(0, 0, width, height).data;
  const after = context.getImageData(width * 2, 0, width, height).data;
  const between = new ImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < before.length; at += 4) {
    let off = 0;
    for (let channel = 0; channel < 4; channel += 1)
      off = Math.max(off, Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)));
    const differs = off > TOLERANCE;
    if (differs) pixels += 1;
    const pale = 200 + ((before[at] ?? 0) + (before[at + 1] ?? 0) + (before[at + 2] ?? 0)) / 14;
    between.data.set(differs ? [220, 0, 40, 255] : [pale, pale, pale, 255], at);
  }
  context.putImageData(between, width, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const drawing = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.readAsDataURL(blob);
  });
  return { pixels, share: pixels / (width * height), drawing };
}
