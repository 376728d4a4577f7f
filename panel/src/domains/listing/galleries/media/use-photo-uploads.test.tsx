// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import en from '#ui/ui.en.json' with { type: 'json' };
import { photoQueue } from '../uploads/photo-queue.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

addTexts('ui', en);

afterEach(() => {
  cleanup();
  photoQueue.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function upload(file: File) {
  const { result } = renderHook(() => usePhotoUploads(2, 4));
  act(() => result.current.add([file], []));
  await waitFor(() => expect(result.current.open[0]?.state).toBe('failed'));
  return result.current.open[0]?.error;
}

it('a photo that is in a cloud out of reach says so, and the gallery goes on', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const file = new File(['x'], 'cake.jpg');
  vi.spyOn(file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as unknown as Blob);
  expect(await upload(file)).toBe('This file is damaged, or it is not what its name says.');
});

it('so does one on which the browser itself fails', async () => {
  const bitmap = { width: 80, height: 60, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new RangeError('Out of memory');
  });
  expect(await upload(new File(['GIF89a'], 'cake.gif'))).toBe('We couldn’t read this image.');
});

it('a HEIC photo that this browser can’t read says what to do', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await upload(new File(['x'], 'cake.heic'))).toBe(en.file.heic);
});
