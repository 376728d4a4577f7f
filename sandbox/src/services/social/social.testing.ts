/** A browser with cookies and no patience: it follows redirects itself until one leaves the sandbox. */
export function createBrowser(sandboxUrl: string) {
  const jar = new Map<string, string>();

  async function visit(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  }

  /** Goes there and on, up to a page or to an address outside the sandbox. */
  async function go(url: string, init?: RequestInit): Promise<{ url: string; page: Response | undefined }> {
    const answer = await visit(url, init);
    const location = answer.headers.get('location');
    if (!location) return { url, page: answer };
    const next = new URL(location, url).href;
    return next.startsWith(sandboxUrl) ? go(next) : { url: next, page: undefined };
  }

  return {
    go,
    /** Presses a button of ‘Choose an account’; the address of the return. */
    async choose(authUrl: string, press: Record<string, string>): Promise<URL> {
      const chooser = await go(authUrl);
      return new URL((await go(chooser.url, { method: 'POST', body: new URLSearchParams(press) })).url);
    },
  };
}
