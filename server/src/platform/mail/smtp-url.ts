const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * `smtps://user:pass@host` talks TLS from the start; `smtp://host` upgrades with STARTTLS, which a server beyond this
 * machine must offer unless the address says `?requireTLS=false`.
 */
export function smtpServerOf(smtpUrl: string) {
  const url = new URL(smtpUrl);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') {
    throw new Error('The SMTP address must start with smtp:// or smtps://.');
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !LOOPBACK.test(url.hostname) && url.searchParams.get('requireTLS') !== 'false',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  };
}
