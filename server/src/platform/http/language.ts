/** The first language that an Accept-Language names: 'tr' of 'tr_TR' and of 'tr-TR,tr;q=0.9'; English when it names none. */
export function languageOf(acceptLanguage: string | undefined): string {
  return /^[a-z]{2}(?=[-_,;]|$)/.exec(acceptLanguage?.trim().toLowerCase() ?? '')?.[0] ?? 'en';
}
