const MAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.[\w-]+)+/i;
const SITE = /(?:https?:\/\/|www\.)\S|\b[\w-]{3,}\.(?:com|net|org)(?:\.au)?\b/i;
/** An Australian number however it is spaced. Dates such as 2026-04-12_15-30-12 go on to the left and are none. */
const PHONE =
  /(?<!\d)(?<!\d[ ._-])(?:(?:\+|00)?61[ ._-]?\(?0?\)?[ ._-]?[2-478]|\(?0[2-478]\)?)(?:[ ._-]?\d){8}(?!\d)|(?<!\d)1[38]00(?:[ ._-]?\d){6}(?!\d)/;

/** Says whether a text tells how to reach somebody: what couples see names nobody’s number, address or site. */
export function hasContactInformation(text: string): boolean {
  return MAIL.test(text) || SITE.test(text) || PHONE.test(text);
}
