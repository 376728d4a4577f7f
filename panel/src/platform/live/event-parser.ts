export type StreamEvent = { readonly id: string; readonly event: string; readonly data: string };

const LINE_END = /\r\n|\n|\r/;

/**
 * Parses server-sent events from text in pieces of any size. `onId` is also called for an id without an event, with
 * which a server says where a new stream starts.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void, onId: (id: string) => void) {
  let rest = '';
  let id = '';
  let event = '';
  let data: string[] = [];

  function take(line: string): void {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  function dispatch(): void {
    if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') });
    else if (id) onId(id);
    event = '';
    data = [];
  }

  return (text: string): void => {
    const lines = (rest + text).split(LINE_END);
    rest = lines.pop() ?? '';
    // A carriage return at the very end may be half of a line break.
    if (text.endsWith('\r')) rest = `${lines.pop() ?? ''}\r`;
    for (const line of lines) take(line);
  };
}
