import { z } from 'zod';
import type { UploadedFile } from '../uploads/inspect-upload.ts';
import { buildUrl, requestJson } from './request-json.ts';
import type { PhotoSource, RemotePhoto } from './identity-provider.ts';

const MOST = 48;
const DOWNLOAD_MS = 20_000;
const DOWNLOAD_BYTES = 20 * 1024 * 1024;
/** The hosts of Instagram’s pictures. Nothing else is fetched, whatever a response names. */
const HOSTS = /\.(?:cdninstagram\.com|fbcdn\.net)$/;
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const Listing = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      media_type: z.string(),
      media_url: z.url().optional(),
      caption: z.string().optional(),
    }),
  ),
});

/** The photos of an Instagram account, newest first; videos are left out, an album counts as its first picture. */
export function instagramPhotos(graphUrl: string, redeem: PhotoSourceGrant): PhotoSource {
  const own = new URL(graphUrl).origin;
  const isAllowed = (url: URL) => url.origin === own || (url.protocol === 'https:' && HOSTS.test(url.hostname));
  return {
    async list(visit, returned) {
      const query = {
        fields: 'id,caption,media_type,media_url,timestamp',
        limit: String(MOST),
        access_token: await redeem(visit, returned),
      };
      const { data } = await requestJson(Listing, buildUrl(`${graphUrl}/me/media`, query));
      return data.flatMap(({ media_type: type, media_url: url, caption = '' }): RemotePhoto[] =>
        url && type !== 'VIDEO' && isAllowed(new URL(url)) ? [{ url, caption }] : [],
      );
    },
    async download(url) {
      if (!isAllowed(new URL(url))) throw new Error('This is no address of Instagram’s.');
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DOWNLOAD_MS) });
      const extension = EXTENSIONS[response.headers.get('content-type')?.split(';')[0] ?? ''];
      if (!response.ok || !response.body || !extension) throw new Error(`A photo answered ${response.status}`);
      return { filename: `instagram.${extension}`, bytes: await readCapped(response.body) };
    },
  };
}

type PhotoSourceGrant = (...arrived: Parameters<PhotoSource['list']>) => Promise<string>;

async function readCapped(body: AsyncIterable<Uint8Array>): Promise<UploadedFile['bytes']> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > DOWNLOAD_BYTES) throw new Error('A photo is larger than photos are.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
