import type { AgreementText, AgreementType } from '@bellbird/contract/foundation/agreements';
import type { Language } from '@bellbird/contract/shared/locales';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { presentText } from './agreements.presenter.ts';
import { findNewestText } from './agreements.repository.ts';

const FALLBACK: Language = 'en';

export type AgreementsService = ReturnType<typeof createAgreementsService>;

export function createAgreementsService({ db }: { db: Db }) {
  return {
    async readText(type: AgreementType, language: string): Promise<AgreementText> {
      const row = await db.system((tx) => findNewestText(tx, type, language, FALLBACK));
      return presentText(row ?? fail('not_found'));
    },
  };
}
