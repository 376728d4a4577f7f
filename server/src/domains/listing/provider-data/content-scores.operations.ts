import { type ProviderForm, scoreContent } from '@bellbird/contract/listing/provider-data';
import type { Tx } from '#platform/db/db.ts';
import { findScoredAnswers } from './content-scores.repository.ts';
import { toValue } from './provider-data.presenter.ts';

/** How complete each listing of a customer is, as its vendor sees it. */
export async function findContentScores(tx: Tx, customerId: number): Promise<ReadonlyMap<number, number>> {
  const byProvider = Map.groupBy(await findScoredAnswers(tx, customerId), (row) => row.provider_id);
  return new Map(
    [...byProvider].map(([providerId, rows]) => {
      const forms = rows.map(({ type, advised_min: advisedMin, ...row }) => ({
        ...row,
        type: type as ProviderForm['type'],
        advisedMin,
      }));
      return [providerId, scoreContent(forms, ({ value }) => toValue(value)).score];
    }),
  );
}
