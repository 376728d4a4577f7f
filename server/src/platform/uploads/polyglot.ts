// Each is at least six bytes long: shorter ones turn up by chance in the compressed data of a large photo.
const MARKUP = /<script[\s>/]|<html[\s>]|<!doctype html|<\?php\s|<iframe[\s>]|javascript:/i;

/** Whether an image is also a web page, a PDF or a zip to a program that looks for one. */
export function carriesSomethingElse(bytes: Buffer): boolean {
  return MARKUP.test(bytes.toString('latin1')) || bytes.includes('%PDF-') || endsAsZip(bytes);
}

const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_BYTES = 22;

/** Zip readers start from the end, so a zip may hide behind any other file. */
export function endsAsZip(bytes: Buffer): boolean {
  return zipEnd(bytes) !== undefined;
}

/** Where the zip's closing record starts: its comment must reach exactly to the end of the file. */
export function zipEnd(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - ZIP_END_BYTES - 0xffff);
  let at = bytes.lastIndexOf(ZIP_END);
  while (at >= earliest) {
    const fits = at + ZIP_END_BYTES <= bytes.length;
    if (fits && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at;
    if (at === 0) return undefined;
    at = bytes.lastIndexOf(ZIP_END, at - 1);
  }
  return undefined;
}
