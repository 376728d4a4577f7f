import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './s3-bucket.testing.ts';
import { openStorage, type Storage } from './storage.ts';

let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bellbird-storage-'));
  bucket = await openBucket({ accessKey: 'key/1', secret: 's3cr+t', region: 'ap-southeast-2' });
});

afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const bucketAddress = (secret = 's3cr%2Bt') =>
  `s3://key%2F1:${secret}@127.0.0.1:${bucket.port}/photos?region=ap-southeast-2&tls=false`;

async function read(storage: Storage, key: string) {
  const file = await storage.get(key);
  return (
    file && {
      contentType: file.contentType,
      size: file.size,
      text: Buffer.concat(await file.stream.toArray()).toString(),
    }
  );
}

describe.each([
  ['a folder', () => openStorage(folder)],
  ['an S3 bucket', () => openStorage(bucketAddress())],
])('storage in %s', (_, open) => {
  it('gives back what was put, with its type and size', async () => {
    const storage = open();
    await storage.put('galleries/1/a.jpg', Buffer.from('picture'), { contentType: 'image/jpeg' });
    expect(await read(storage, 'galleries/1/a.jpg')).toEqual({ contentType: 'image/jpeg', size: 7, text: 'picture' });
    expect(await storage.exists('galleries/1/a.jpg')).toBe(true);
  });

  it('lists every file', async () => {
    const storage = open();
    for (const key of ['listed/a.pdf', 'listed/deep/b.pdf'])
      await storage.put(key, Buffer.from('x'), { contentType: 'application/pdf' });
    const keys: string[] = [];
    for await (const key of storage.list()) keys.push(key);
    expect(keys.filter((key) => key.startsWith('listed/')).toSorted()).toEqual(['listed/a.pdf', 'listed/deep/b.pdf']);
  });

  it('takes a stream', async () => {
    const storage = open();
    await storage.put('streamed.pdf', Readable.from([Buffer.from('%PDF'), Buffer.from('-1.7')]), {
      contentType: 'application/pdf',
    });
    expect(await read(storage, 'streamed.pdf')).toEqual({ contentType: 'application/pdf', size: 8, text: '%PDF-1.7' });
  });

  it('replaces a file whole', async () => {
    const storage = open();
    await storage.put('again', Buffer.from('a longer first'), { contentType: 'text/plain' });
    await storage.put('again', Buffer.from('second'), { contentType: 'image/png' });
    expect(await read(storage, 'again')).toEqual({ contentType: 'image/png', size: 6, text: 'second' });
  });

  it('forgets what was deleted, and deleting it twice is no fault', async () => {
    const storage = open();
    await storage.put('gone', Buffer.from('x'), { contentType: 'text/plain' });
    await storage.delete('gone');
    await storage.delete('gone');
    expect(await storage.get('gone')).toBeUndefined();
    expect(await storage.exists('gone')).toBe(false);
  });

  it.each([
    '../x',
    'a/../x',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a\\b',
    'a\0b',
    '',
    'a/',
    'ü',
    'a%2fb',
    'x'.repeat(501),
  ])('refuses the key %j', async (key) => {
    const storage = open();
    await expect(storage.put(key, Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
      'Not a storage key',
    );
    await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
    await expect(storage.exists(key)).rejects.toThrow('Not a storage key');
  });

  it('says that it is well', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
});

describe('storage in a folder', () => {
  it('leaves neither a half file nor scraps when a stream breaks, and keeps the old one', async () => {
    const storage = openStorage(folder);
    await storage.put('kept', Buffer.from('old'), { contentType: 'text/plain' });
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('ne');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put('kept', broken, { contentType: 'text/plain' })).rejects.toThrow('connection lost');
    expect(await read(storage, 'kept')).toMatchObject({ text: 'old' });
    expect(await readdir(path.join(folder, 'new'))).toEqual([]);
  });

  it('is not well when the folder cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await expect(openStorage(file).check()).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

describe('storage in an S3 bucket', () => {
  it('signs with version 4 and the hash of the content', async () => {
    await openStorage(bucketAddress()).put('signed', Buffer.from('x'), { contentType: 'text/plain' });
    expect(bucket.lastAuthorization()).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/1\/\d{8}\/ap-southeast-2\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
    );
  });

  it('reports a wrong secret instead of losing the file', async () => {
    const storage = openStorage(bucketAddress('wrong'));
    await expect(storage.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow('403');
    await expect(storage.get('a')).rejects.toThrow('403');
    await expect(storage.check()).rejects.toThrow('403');
  });

  it('refuses an address without bucket or credentials', () => {
    expect(() => openStorage('s3://host/bucket')).toThrow('s3://key:secret@host/bucket');
    expect(() => openStorage('s3://a:b@host/')).toThrow('s3://key:secret@host/bucket');
  });
});
