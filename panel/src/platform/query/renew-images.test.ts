import { afterEach, expect, test, vi } from 'vitest';
import { renewImages } from './renew-images.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function fail(src: string): void {
  const image = document.createElement('img');
  image.setAttribute('src', src);
  document.body.append(image);
  image.dispatchEvent(new Event('error'));
}

test('a private photo whose address has expired makes the page fetch new addresses, once for all of them', () => {
  let time = 0;
  const invalidateQueries = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  stop = renewImages({ invalidateQueries }, () => time);
  fail('/files/public/one.webp');
  expect(invalidateQueries).not.toHaveBeenCalled();
  fail('/files/signed/galleries/one/640.webp?until=1&sign=x');
  fail('/files/signed/galleries/two/640.webp?until=1&sign=x');
  expect(invalidateQueries).toHaveBeenCalledTimes(1);
  time = 31_000;
  fail('/files/signed/galleries/three/640.webp?until=1&sign=x');
  expect(invalidateQueries).toHaveBeenCalledTimes(2);
  stop();
  time = 90_000;
  fail('/files/signed/galleries/four/640.webp?until=1&sign=x');
  expect(invalidateQueries).toHaveBeenCalledTimes(2);
});
