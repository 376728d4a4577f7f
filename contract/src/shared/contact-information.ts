const EMAIL = /[\w.+-]{1,64}(?:@|\s?(?:\(at\)|\[at\])\s?)[\w-]{1,63}(?:\.[\w-]{1,63})+/i;
const LINK =
  /https?:\/\/\S+|\bwww\.\S+|\b[a-z0-9][a-z0-9-]{1,62}\.(?:com|net|org|info|au|nz|io|co|shop|studio|wedding|photography)(?:\.au|\.nz)?\b/i;
/**
 * An Australian number however it is spaced, or any with a country code. Dates such as 2026-04-12_15-30-12 continue to
 * the left and do not match.
 */
const PHONE =
  /(?<!\d)(?<!\d[ ._-])(?:(?:\+|00)?61[ ._-]?\(?0?\)?[ ._-]?[2-478]|\(?0[2-478]\)?)(?:[\s._()-]{0,3}\d){8}(?!\d)|(?<!\d)1[38]00(?:[ ._-]?\d){6}(?!\d)|\+[1-9](?:[\s._()-]{0,3}\d){7,14}/;
const HANDLE = /(?<!\S)@[\w.]{3,30}/;

/** Contact information in a text that would bypass the marketplace: the first of each kind. */
export function contactInformationIn(text: string): string[] {
  const found: string[] = [];
  for (const pattern of [EMAIL, LINK, PHONE, HANDLE]) {
    const [match] = pattern.exec(text) ?? [];
    if (match && !found.some((each) => each.includes(match))) found.push(match);
  }
  return found;
}

export function hasContactInformation(text: string): boolean {
  return contactInformationIn(text).length > 0;
}

/** The error for a public text that contains a phone number, an address or a website. */
export function contactFault(text: string): string | undefined {
  const [found] = contactInformationIn(text);
  return found && `Couples reach you through Bellbird. Please leave out ‘${found}’.`;
}
