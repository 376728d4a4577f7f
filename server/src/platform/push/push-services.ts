/** The push services of the browsers people use. A star stands for one or more names in front. */
const BROWSERS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Tells whether an address belongs to a push service. */
export type PushServices = (endpoint: string) => boolean;

/**
 * The address of a browser's push service comes from the browser, so anybody can write anything there: only https, only
 * known hosts, on their own port. `further` may also name a whole origin on this machine, which is where the sandbox is.
 */
export function knownPushServices(further: readonly string[]): PushServices {
  const hosts = [...BROWSERS, ...further.filter((each) => !each.includes('://'))].map((host) => host.toLowerCase());
  const origins = new Set(further.filter((each) => each.includes('://')).map((each) => new URL(each).origin));
  return (endpoint) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (!url || url.username || url.password || url.hash) return false;
    if (origins.has(url.origin)) return true;
    return url.protocol === 'https:' && url.port === '' && hosts.some((host) => matches(host, url.hostname));
  };
}

function matches(host: string, hostname: string): boolean {
  return host.startsWith('*.')
    ? hostname.endsWith(host.slice(1)) && hostname.length > host.length - 1
    : host === hostname;
}
