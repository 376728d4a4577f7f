const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** What to know about a connection without TLS to another machine; nothing if it has TLS or stays on this one. */
export function noteUnencrypted(hosts: readonly string[], hasTls: boolean, remedy: string): string[] {
  const others = hosts.filter((host) => host !== '' && !LOOPBACK.test(host));
  if (hasTls || others.length === 0) return [];
  return [
    `Not encrypted on its way to ${others.join(', ')}: ${remedy}, unless only your own machines see that network.`,
  ];
}
