import type { Template, TemplateForm } from '@bellbird/contract/couples/templates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { createTemplate, templatesKey, updateTemplate } from '../templates.queries.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/couples/templates')).TemplateForm);
const NEW: TemplateForm = { name: '', subject: '', body: '', attachmentIds: [], isDefault: false };

type Options = { customerId: number; template: Template | undefined; onClose: () => void };

/** The form of a template. It does not overwrite a template that somebody else has changed. */
export function useTemplateForm({ customerId, template, onClose }: Options) {
  const { t } = useTranslation('templates');
  const notices = useNotices();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [isStale, setStale] = useState(false);
  const form = useForm<TemplateForm, unknown, TemplateForm>({
    resolver: resolver as unknown as Resolver<TemplateForm, unknown, TemplateForm>,
    defaultValues: template ? toFormValues(template) : NEW,
  });

  const submit = async (values: TemplateForm) => {
    try {
      if (template) {
        const { id, version } = template;
        await updateTemplate({ customerId, id }, { ...values, version });
      } else await createTemplate(customerId, values, key);
      notices.success(t(template ? 'mail.saved' : 'mail.created'));
      void queries.invalidateQueries({ queryKey: templatesKey });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setStale(error.code === 'stale_version');
      const message = error.message;
      notices.error(message);
      applyFieldErrors(form, { message, fields: error.fields });
    }
  };
  return { form, submit, isStale };
}

function toFormValues({ name, subject, body, attachmentIds, isDefault }: Template): TemplateForm {
  return { name, subject, body, attachmentIds, isDefault };
}
