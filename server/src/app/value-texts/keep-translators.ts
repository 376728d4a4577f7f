import { CATALOGUE_CHANNEL, findCatalogueTranslations } from '#domains/desk/catalogue/catalogue-version.operations.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { createTranslators } from './translator-for.ts';

type Ports = { db: Db; realtime: Realtime; log: Log };

/** Translators that know what the team has translated, and learn of each publication in any process. */
export async function keepTranslators({ db, realtime, log }: Ports): Promise<ReturnType<typeof createTranslators>> {
  const read = async () => createTranslators(await db.system(findCatalogueTranslations));
  let current = await read();
  realtime.subscribe(CATALOGUE_CHANNEL, () => {
    read().then(
      (fresh) => (current = fresh),
      (error: unknown) => log.error({ err: error }, 'the translations of the catalogue could not be read'),
    );
  });
  return (language) => current(language);
}
