import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitPhoto, fitSize, isHeic } from './fit-photo.ts';

describe('a photo from a phone', () => {
  it('with more than 6000 pixels on a side is made smaller and keeps its shape', () => {
    expect(fitSize({ width: 12_000, height: 3000 })).toEqual({ width: 6000, height: 1500 });
    expect(fitSize({ width: 3000, height: 8000 })).toEqual({ width: 2250, height: 6000 });
    expect(fitSize({ width: 4000, height: 3000 })).toEqual({ width: 4000, height: 3000 });
  });

  it('is drawn no larger than a phone can draw', () => {
    const { width, height } = fitSize({ width: 8064, height: 6048 });
    expect([width * height <= 4096 * 4096, (width / height).toFixed(2)]).toEqual([true, '1.33']);
    expect(width).toBeGreaterThan(4700);
  });

  it('is HEIC by its name, or by what is in it', async () => {
    expect(await isHeic(new File(['x'], 'IMG_1.HEIC'))).toBe(true);
    expect(await isHeic(new File(['\0\0\0\x18ftypheic'], 'IMG_1.jpg'))).toBe(true);
    expect(await isHeic(new File(['\xff\xd8'], 'heic.jpg'))).toBe(false);
  });
});

describe('a photo before it is sent', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
  const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
  const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

  /** What a browser does, since there is none here; returns what is drawn. */
  function stubBrowser(): string[] {
    const drawn: string[] = [];
    const context = {
      fillStyle: '',
      fillRect: () => drawn.push(`a ${context.fillStyle} ground`),
      drawImage: () => drawn.push('the picture'),
    };
    const toBlob = (give: (blob: Blob) => void) => give(new Blob(['drawn']));
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }));
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) });
    return drawn;
  }

  it.each([
    [JPEG, 'IMG_1.JPG'],
    [JPEG, 'a.jpeg'],
    [PNG, 'a.png'],
    [Uint8Array.from([...'RIFF\0\0\0\0WEBP'].map((letter) => letter.charCodeAt(0))), 'a.webp'],
  ])('goes as it is when it is what its name says', async (bytes, name) => {
    const drawn = stubBrowser();
    const file = fileOf(bytes, name);
    expect([await fitPhoto(file), drawn]).toEqual([file, []]);
  });

  it.each([
    [PNG, 'a.jpg'],
    [JPEG, 'a.png'],
    [JPEG, 'a.gif'],
  ])('is drawn again on white when it is something else, since a JPEG shows nothing through', async (bytes, name) => {
    const drawn = stubBrowser();
    const sent = await fitPhoto(fileOf(bytes, name));
    expect(sent instanceof File && [sent.name, sent.type]).toEqual(['a.jpg', 'image/jpeg']);
    expect(drawn).toEqual(['a white ground', 'the picture']);
  });
});
