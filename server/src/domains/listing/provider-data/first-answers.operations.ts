import type { FieldValue } from '@bellbird/contract/listing/provider-data';
import type { Tx } from '#platform/db/db.ts';
import { checkAnswer } from './answer-values.rules.ts';
import type { Of } from './answers.repository.ts';
import { insertAnswers } from './first-answers.repository.ts';
import { presentForm } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';

/**
 * What a new listing begins with, by the names of its questions. It needs no review of its own: the team reviews the whole
 * listing. What a question does not take is asked for again.
 */
export async function addFirstAnswers(
  tx: Tx,
  { customerId, providerId }: Of,
  given: Readonly<Record<string, FieldValue>>,
): Promise<void> {
  const answers = (await findForms(tx)).map(presentForm).flatMap((form) => {
    const checked = checkAnswer(form, given[form.fieldName] ?? null);
    return 'problem' in checked || checked.value === null ? [] : [{ formId: form.id, value: checked.value }];
  });
  await insertAnswers(
    tx,
    answers.map(({ formId, value }) => ({
      customer_id: customerId,
      provider_id: providerId,
      form_id: formId,
      value: JSON.stringify(value),
    })),
  );
}
