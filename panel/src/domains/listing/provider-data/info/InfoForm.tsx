import type { FormGroup } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AnswerState } from './AnswerState.tsx';
import { FormField } from '../fields/FormField.tsx';
import type { Question } from './questions.ts';
import { useInfoForm } from './use-info-form.ts';

type InfoFormProps = { provider: Provider; group: FormGroup; questions: readonly Question[]; version: number };

/** The form of one tab. */
export function InfoForm({ provider, group, questions, version }: InfoFormProps) {
  const { t } = useTranslation('provider-data');
  const title = useConfigNames('provider_form_group')(group);
  const { form, submit, isStale } = useInfoForm({ providerId: provider.id, questions, version });
  return (
    <Card title={title} lead={t(`group.${group}`)}>
      <CardBody>
        <Form form={form} onSubmit={submit} label={title} guarded>
          {isStale && (
            <Note tone="warning" announce>
              {t('form.stale')}
            </Note>
          )}
          {questions.map((question) => (
            <Stack gap={2} key={question.form.id} data-field={question.form.fieldName}>
              <FormField form={question.form} />
              <AnswerState providerId={provider.id} question={question} />
            </Stack>
          ))}
          <SaveBar saveLabel={t('form.save')} />
        </Form>
      </CardBody>
    </Card>
  );
}
