import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { assertKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

const ANSWER_MS = 15_000;
const RETRIES = 3;

/** The bucket gave an unexpected response. */
class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

/** Keeps files in an S3-compatible bucket: `s3://key:secret@host:port/bucket?region=ap-southeast-2&tls=false`. */
export function createS3Storage(address: string): Storage {
  const { bucketUrl, client } = openBucket(address);

  const ask = async (
    method: string,
    target: string,
    init: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ) => {
    // The timeout ends with the response headers: a large file may take longer to read than to find.
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new StorageFailure('The bucket did not answer in time.')), ANSWER_MS);
    try {
      return await client.fetch(target, { method, signal: waiting.signal, ...init });
    } finally {
      clearTimeout(timer);
    }
  };

  const objectUrl = (key: string) => {
    assertKey(key);
    return `${bucketUrl}/${key}`;
  };

  return {
    async put(key, content, { contentType }) {
      const url = objectUrl(key);
      // S3 wants length and hash before the first byte; uploads are small enough to hold in memory.
      const body = Buffer.isBuffer(content) ? Buffer.from(content) : Buffer.concat(await content.toArray());
      const headers = {
        'content-type': contentType,
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      };
      await settle(await ask('PUT', url, { headers, body }), 'store');
    },

    async get(key) {
      const response = await ask('GET', objectUrl(key));
      if (response.status === 404 || !response.ok || !response.body) {
        await settle(response, 'read', [404]);
        return undefined;
      }
      return {
        stream: Readable.fromWeb(response.body),
        contentType: response.headers.get('content-type') ?? 'application/octet-stream',
        size: Number(response.headers.get('content-length')),
      };
    },

    async delete(key) {
      await settle(await ask('DELETE', objectUrl(key)), 'delete', [404]);
    },

    async exists(key) {
      const response = await ask('HEAD', objectUrl(key));
      await settle(response, 'find', [404]);
      return response.ok;
    },

    async *list() {
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(after && { 'continuation-token': after }) });
        const response = await ask('GET', `${bucketUrl}?${query}`);
        if (!response.ok) await settle(response, 'list');
        const page = await response.text();
        // Our own keys need no escaping; see `assertKey`.
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key;
        after = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]?.replaceAll('&amp;', '&');
      } while (after);
    },

    async check() {
      await settle(await ask('HEAD', bucketUrl), 'reach');
    },
  };
}

function openBucket(address: string) {
  const url = new URL(address);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!url.hostname || !bucket || !url.username || !url.password) {
    throw new Error('The storage address must look like s3://key:secret@host/bucket?region=ap-southeast-2.');
  }
  const scheme = url.searchParams.get('tls') === 'false' ? 'http' : 'https';
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: RETRIES,
  });
  return { bucketUrl: `${scheme}://${url.host}/${bucket}`, client };
}

/** Releases the connection and throws for a response that is neither ok nor expected. */
async function settle(response: Response, deed: string, expected: readonly number[] = []): Promise<void> {
  await response.body?.cancel();
  if (response.ok || expected.includes(response.status)) return;
  throw new StorageFailure(`The bucket would not ${deed} the file (${response.status}).`);
}
