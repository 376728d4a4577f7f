export const VIDEO_HOSTS = ['youtube', 'vimeo', 'dailymotion'] as const;
export type VideoHost = (typeof VIDEO_HOSTS)[number];

/** `id` is the host's id of the video, if the link contains it; `embedUrl` is what we store. */
export type Video = { host: VideoHost; id: string | null; embedUrl: string };

const DOMAINS: Readonly<Record<string, VideoHost>> = {
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'vimeo.com': 'vimeo',
  'dailymotion.com': 'dailymotion',
  'dai.ly': 'dailymotion',
};
const YOUTUBE_ID = /^[\w-]{11}$/;

/** Undefined unless the link leads to a video on one of the three hosts. */
export function readVideoLink(link: string): Video | undefined {
  const url = parseLink(link);
  if (!url || url.username || url.password || url.port) return undefined;
  url.protocol = 'https:';
  const host = DOMAINS[url.hostname.replace(/^(?:www|m|music|player|geo)\./, '')];
  if (!host || url.pathname === '/') return undefined;
  const id = findVideoId(host, url);
  // GAL-022: an id of eleven characters becomes the embedded link; other links are stored unchanged.
  if (host === 'youtube' && id) return { host, id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
  return { host, id, embedUrl: url.href };
}

/** The address of the player to embed; null when only the host's own site can show the video. */
export function toPlayerUrl({ host, id }: Pick<Video, 'host' | 'id'>): string | null {
  if (!id) return null;
  if (host === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}`;
  if (host === 'vimeo') return `https://player.vimeo.com/video/${id}`;
  return `https://geo.dailymotion.com/player.html?video=${id}`;
}

/** The origins of `toPlayerUrl`: the only ones a page of the panel may frame. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
] as const;

function findVideoId(host: VideoHost, url: URL): string | null {
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtube') return findYoutubeId(url, parts);
  const last = parts.at(-1) ?? '';
  if (host === 'vimeo') return /^\d{4,15}$/.test(last) ? last : null;
  const id = last.split('_')[0] ?? '';
  return /^[a-z0-9]{5,12}$/i.test(id) && (parts.includes('video') || url.hostname === 'dai.ly') ? id : null;
}

function findYoutubeId(url: URL, parts: readonly string[]): string | null {
  const isShort = url.hostname === 'youtu.be';
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '') ? parts[1] : undefined;
  const id = url.searchParams.get('v') ?? (isShort ? parts[0] : inPath) ?? '';
  return YOUTUBE_ID.test(id) ? id : null;
}

function parseLink(link: string): URL | undefined {
  try {
    return new URL(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  } catch {
    return undefined;
  }
}
