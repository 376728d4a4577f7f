import { escapeHtml } from '../mail/escape-html.ts';

/** What the gateway does next in a call, as the XML it understands. */
export const voiceScript = {
  /** Connects the caller. The other side sees our number, never the caller’s. */
  connect: (to: string, { from, resultUrl, say }: { from: string; resultUrl: string; say?: string }) =>
    script(
      `${say ? speech(say) : ''}<Dial callerId="${escapeHtml(from)}" timeout="25" action="${escapeHtml(resultUrl)}"><Number>${escapeHtml(to)}</Number></Dial>`,
    ),
  /** Asks for digits on the keypad. */
  ask: (words: string, { answerUrl, digits }: { answerUrl: string; digits: number }) =>
    script(
      `<Gather input="dtmf" numDigits="${digits}" finishOnKey="#" timeout="8" action="${escapeHtml(answerUrl)}">${speech(words)}</Gather>${speech('We heard no code. Goodbye.')}<Hangup/>`,
    ),
  say: (words: string) => script(`${speech(words)}<Hangup/>`),
  hangUp: () => script('<Hangup/>'),
};

function speech(words: string): string {
  return `<Say language="en-AU">${escapeHtml(words)}</Say>`;
}

function script(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${inner}</Response>`;
}
