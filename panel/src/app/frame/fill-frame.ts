import { type KnownTexts, fillTemplate } from './known-texts.ts';

/** Writes what is known into the frame of the document, in place of the grey bars. */
export function fillFrame(frame: ParentNode, known: KnownTexts, now: Date): void {
  for (const blank of frame.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = fillTemplate(blank.dataset['text'] ?? '', known, now);
    if (text !== undefined) blank.replaceWith(text);
  }
}
