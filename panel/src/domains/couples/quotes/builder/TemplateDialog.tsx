import type { QuoteDesk, QuoteForm } from '@bellbird/contract/couples/quotes';
import { QUOTE_NAME_MAX } from '@bellbird/contract/shared/limits';
import Trash2 from 'lucide-react/icons/trash';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { deleteTemplate, saveTemplate } from './quote-builder.queries.ts';
import { useFormFailure } from '../use-form-failure.ts';

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
  const showFailure = useFormFailure(form);
  const save = async ({ name }: { name: string }) => {
    if (name.trim() === '') return form.setError('name', { message: t('ui:field.required') });
    try {
      const id = await saveTemplate({ providerId, name, content });
      onSaved({ id, name, content });
    } catch (error) {
      showFailure(error);
    }
  };
  const remove = async (id: number) => {
    try {
      await deleteTemplate(id);
      onDeleted(id);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <FormDialog
      title={t('template.save')}
      form={form}
      label={t('template.save')}
      onSubmit={save}
      submit={t('template.confirm')}
      onClose={onClose}
      guarded={false}
    >
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
          <IconButton aria-label={t('template.delete', { name })} onClick={() => void remove(id)} icon={Trash2} />
        </Row>
      ))}
    </FormDialog>
  );
}
