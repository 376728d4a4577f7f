const CHARSET = /(charset\s?=\s?)"?[\w.:-]{1,40}"?/gi;
/** To the end of its line and no further: the empty line after the last header is where the words begin. */
const TEXT_TYPE = /^(content-type:\s{0,10}text\/(?:plain|html))[ \t]{0,10}(?=\r?$)/gim;

/** A raw mail with its charsets replaced by the Windows one that its bytes look like. */
export function nameLegacyCharset(raw: Buffer): Buffer {
  const charset = guessCharset(raw);
  const text = raw
    .toString('latin1')
    .replaceAll(CHARSET, `$1"${charset}"`)
    .replaceAll(TEXT_TYPE, `$1; charset="${charset}"`);
  return Buffer.from(text, 'latin1');
}

function guessCharset(raw: Buffer): 'windows-1252' | 'windows-1254' | 'windows-1256' {
  let [letters, high, turkish] = [0, 0, 0];
  for (const byte of raw) {
    if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters += 1;
    else if (byte >= 0xc0) {
      high += 1;
      if (TURKISH.has(byte)) turkish += 1;
    }
  }
  // Arabic mails are mostly such bytes, even beside their English headers; European ones have one here and there.
  if (high * 4 > letters) return 'windows-1256';
  return turkish > 0 ? 'windows-1254' : 'windows-1252';
}

/** Ğ, İ, Ş, ğ, ı and ş. Western European mails hardly ever have what these are there: Icelandic letters. */
const TURKISH: ReadonlySet<number> = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
