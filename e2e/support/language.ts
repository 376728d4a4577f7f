import type { BrowserContext } from '@playwright/test';
import type { Locale } from '@bellbird/contract/shared/locales';

/**
 * Shows the panel in a language that this product is not configured for, and keeps every text that the panel reads from
 * data: only there can names and messages come from.
 */
export async function speak(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript((chosen) => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('lng', chosen);
    const texts = new Set<string>();
    Object.assign(globalThis, { textsOfData: texts });
    const keep = (value: unknown): void => {
      if (typeof value === 'string') texts.add(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(keep);
    };
    const offer = (value: unknown): unknown => {
      keep(value);
      const { locales } = (value ?? {}) as { locales?: unknown };
      if (Array.isArray(locales)) locales.push(chosen);
      return value;
    };
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text, reviver) => offer(parse(text, reviver));
    const read = Response.prototype.json;
    Response.prototype.json = async function json(this: Response) {
      return offer(await read.call(this));
    };
  }, locale);
}
