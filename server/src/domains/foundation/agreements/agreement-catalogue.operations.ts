import { type AgreementEntry, AGREEMENT_TYPES } from '@bellbird/contract/foundation/agreements';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { cleanHtml } from '#platform/mail/clean-html.ts';
import { type AgreementTextRow, findNewestTexts, insertTexts } from './agreements.repository.ts';

export async function findAgreementEntries(tx: Tx): Promise<{ key: string; value: AgreementEntry }[]> {
  const byType = Map.groupBy(await findNewestTexts(tx), ({ type }) => type);
  return AGREEMENT_TYPES.filter((type) => byType.has(type)).map((type) => ({
    key: type,
    value: toEntry(type, byType.get(type) ?? []),
  }));
}

/** A new version in every language it has. Whoever agreed to an older one is asked again. */
export async function saveAgreementEntry(tx: Tx, key: string | null, entry: AgreementEntry): Promise<string> {
  const { type } = entry;
  const before = (await findNewestTexts(tx)).find((row) => row.type === key);
  if (!before) fail('not_found');
  const texts = [
    { language: 'en', title: entry.title, body: cleanHtml(entry.body) },
    { language: 'tr', title: entry.titleTr, body: cleanHtml(entry.bodyTr) },
    { language: 'ar', title: entry.titleAr, body: cleanHtml(entry.bodyAr) },
  ].filter(({ title, body }) => title !== '' || body !== '');
  for (const { language, title, body } of texts)
    if (title === '' || body === '') fail('invalid_fields', { fields: missingAt(language, title === '') });
  await insertTexts(
    tx,
    texts.map(({ language, title, body }) => ({
      type,
      version: before.version + 1,
      language,
      title,
      body_html: body,
    })),
  );
  return type;
}

const SUFFIX: Record<string, string> = { tr: 'Tr', ar: 'Ar' };

function missingAt(language: string, isTitle: boolean): Record<string, string> {
  return { [`${isTitle ? 'title' : 'body'}${SUFFIX[language] ?? ''}`]: 'This field is required!' };
}

function toEntry(type: AgreementEntry['type'], texts: readonly AgreementTextRow[]): AgreementEntry {
  const find = (language: string) => texts.find((text) => text.language === language);
  const [en, tr, ar] = [find('en'), find('tr'), find('ar')];
  return {
    type,
    title: en?.title ?? '',
    body: en?.body_html ?? '',
    titleTr: tr?.title ?? '',
    bodyTr: tr?.body_html ?? '',
    titleAr: ar?.title ?? '',
    bodyAr: ar?.body_html ?? '',
  };
}
