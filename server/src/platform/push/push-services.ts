/** The push services of common browsers. A star matches one or more subdomains. */
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
 * A browser sends the address of its push service, so anybody can put anything there: only https, only known hosts, on
 * the default port. `further` may also name an origin on this machine, which is where the sandbox runs.
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
