import { JSON_DEPTH_MAX, JSON_MEMBERS_MAX, JSON_VALUES_MAX } from '@bellbird/contract/shared/limits';

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether a JSON text is nested too deeply or has too many parts. It reads the text and not the value, because building
 * and walking such a value is what it protects from. Text that is not JSON is left to the parser.
 */
export function isTooComplex(json: string): boolean {
  let depth = 0;
  let values = 1;
  /** How many commas each open object or array has had so far. */
  const commas: number[] = [];
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(json, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > JSON_DEPTH_MAX) return true;
        commas[depth] = 0;
        values += 1;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth = Math.max(0, depth - 1);
        break;
      case COMMA:
        values += 1;
        commas[depth] = (commas[depth] ?? 0) + 1;
        if ((commas[depth] ?? 0) >= JSON_MEMBERS_MAX) return true;
        break;
    }
    if (values > JSON_VALUES_MAX) return true;
  }
  return false;
}

/** The place of the closing quotation mark, or the end of the text. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}
