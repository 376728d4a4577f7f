/** The server writes one nonce into the page; a strict CSP lets style tags in only with it. */
export function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // Browsers empty the nonce attribute once a page is parsed and keep its value as a property.
  return meta?.nonce || meta?.content || undefined;
}
