const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^{}\\[\]~|€]*$/;
const TWICE = /[\^{}\\[\]~|€]/g;

/** How many text messages a text takes. One character outside the GSM alphabet more than halves their length. */
export function smsParts(text: string): number {
  if (text === '') return 0;
  const isPlain = GSM.test(text);
  const length = isPlain ? text.length + (text.match(TWICE)?.length ?? 0) : text.length;
  const [single, concatenated] = isPlain ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / concatenated);
}
