import { escapeHtml } from '../mail/escape-html.ts';

type Connection = { from: string; resultUrl: string; screenUrl?: string; say?: string };
type Question = { answerUrl: string; digits: number };

/** What the gateway does next in a call, as the XML it understands. */
export const voiceScript = {
  /** Connects the caller. The other side sees our number, never the caller’s; `screenUrl` asks it before. */
  connect: (to: string, { from, resultUrl, screenUrl, say }: Connection) => {
    // Until both are connected the caller hears the phone ring.
    const dial = `callerId="${escapeHtml(from)}" timeout="25" action="${escapeHtml(resultUrl)}"${screenUrl ? ' answerOnBridge="true"' : ''}`;
    const number = `<Number${screenUrl ? ` url="${escapeHtml(screenUrl)}"` : ''}>${escapeHtml(to)}</Number>`;
    return script(`${say ? speech(say) : ''}<Dial ${dial}>${number}</Dial>`);
  },
  /** Asks who picked up to press a key, and ends their side where none is pressed: a mailbox presses none. */
  screen: (words: string, { answerUrl, digits }: Question) =>
    script(`${gather(words, { answerUrl, digits })}${speech('Goodbye.')}<Hangup/>`),
  /** Nothing more to say: who was asked before being connected is connected. */
  goOn: () => script(''),
  /** Asks for digits on the keypad. */
  ask: (words: string, question: Question) =>
    script(`${gather(words, question)}${speech('We heard no code. Goodbye.')}<Hangup/>`),
  say: (words: string) => script(`${speech(words)}<Hangup/>`),
  hangUp: () => script('<Hangup/>'),
};

function gather(words: string, { answerUrl, digits }: Question): string {
  const attributes = `input="dtmf" numDigits="${digits}" finishOnKey="#" timeout="8" action="${escapeHtml(answerUrl)}"`;
  return `<Gather ${attributes}>${speech(words)}</Gather>`;
}

function speech(words: string): string {
  return `<Say language="en-AU">${escapeHtml(words)}</Say>`;
}

function script(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${inner}</Response>`;
}
