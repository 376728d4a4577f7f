import type { QuoteDesk, QuoteForm } from '@bellbird/contract/couples/quotes';
import { QUOTE_NAME_MAX } from '@bellbird/contract/shared/limits';
import Trash2 from 'lucide-react/icons/trash';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { Row } from '#ui/layout/Row.tsx';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { TitledDialog } from '#ui/overlays/TitledDialog.tsx';
import { deleteTemplate, saveTemplate } from '../quotes.queries.ts';

type Template = QuoteDesk['templates'][number];

type TemplateDialogProps = {
  providerId: number;
  templates: readonly Template[];
  content: QuoteForm;
  onSaved: (template: Template) => void;
  onDeleted: (id: number) => void;
  onClose: () => void;
};

/** Keeps this quote for the next couple. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { providerId, templates, content, onSaved, onDeleted, onClose } = props;
  const { t } = useTranslation('quotes');
  const form = useForm({ defaultValues: { name: content.title } });
  const save = async ({ name }: { name: string }) => {
    if (name.trim() === '') return form.setError('name', { message: t('ui:field.required') });
    try {
      const id = await saveTemplate({ providerId, name, content });
      onSaved({ id, name, content });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, {
        message: error.code === 'network' ? t('offline') : error.message,
        fields: error.fields,
      });
    }
  };
  const remove = async (id: number) => {
    try {
      await deleteTemplate(id);
      onDeleted(id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, { message: error.code === 'network' ? t('offline') : error.message, fields: {} });
    }
  };
  return (
    <TitledDialog title={t('template.save')} onClose={onClose}>
      <DialogForm>
        <Form form={form} label={t('template.save')} onSubmit={save}>
          <DialogFields>
            <TextField
              name="name"
              label={t('template.name')}
              help={t('template.help')}
              maxLength={QUOTE_NAME_MAX}
              autoFocus
              required
            />
            {templates.map(({ id, name }) => (
              <Row key={id} gap={2} justify="between">
                <Text size="body" component="span" dir="auto">
                  {name}
                </Text>
                <IconButton aria-label={t('template.delete', { name })} onClick={() => void remove(id)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </Row>
            ))}
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t('template.confirm')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </TitledDialog>
  );
}
