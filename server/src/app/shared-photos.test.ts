import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createHttp } from './app.ts';
import { bindSharedPhotos } from './shared-photos.ts';

test('a share that no service worker took leads to the galleries, however large, and is not kept', async () => {
  const app = await createHttp({ log: createLog('silent'), isProduction: false, trustProxy: false });
  bindSharedPhotos(app);
  const payload = `--x\r\ncontent-disposition: form-data; name="photos"; filename="a.heic"\r\n\r\n${'0'.repeat(20_000_000)}\r\n--x--`;
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/share-photos',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });
  expect([statusCode, headers.location]).toEqual([303, '/galleries?shared=missed']);
  await app.close();
});
