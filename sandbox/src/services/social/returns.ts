/** Sends people back to the product and to nobody else, as an app's list of allowed addresses does. */
export function isOurs(redirectUri: string | undefined, serverUrl: string): redirectUri is string {
  return (
    redirectUri !== undefined && URL.canParse(redirectUri) && new URL(redirectUri).origin === new URL(serverUrl).origin
  );
}

/** The way back with something in its query. */
export function backWith(redirectUri: string, query: Record<string, string | undefined>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
