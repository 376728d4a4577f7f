import type { AnnouncementTexts } from './announcements.tables.ts';

/** The texts in the reader’s language; English where the team has written none. */
export function wordsFor(texts: AnnouncementTexts, language: string): { title: string; body: string } {
  const own = language === 'tr' ? texts.tr : language === 'ar' ? texts.ar : texts.en;
  return { title: own.title || texts.en.title, body: own.body || texts.en.body };
}

/** The paragraphs of a text, which blank lines separate. */
export function toParagraphs(body: string): string[] {
  return body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

const PUSH_BODY_MAX = 160;

/** What a lock screen shows: the title and the beginning of the text. */
export function toPushWords({ title, body }: { title: string; body: string }): { title: string; body: string } {
  const [first = ''] = toParagraphs(body);
  const words = first.replaceAll(/\s+/g, ' ');
  const isLong = words.length > PUSH_BODY_MAX;
  return { title, body: isLong ? `${words.slice(0, PUSH_BODY_MAX).replace(/\s+\S*$/, '')} …` : words };
}
