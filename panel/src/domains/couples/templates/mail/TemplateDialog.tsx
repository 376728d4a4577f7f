import type { Template, TemplateForm } from '@bellbird/contract/couples/templates';
import { SUBJECT_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Note } from '#ui/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { Columns } from '../layout.ts';
import { BodyField } from './BodyField.tsx';
import { FilesField } from './FilesField.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useTemplateForm } from './use-template-form.ts';
import css from './TemplateDialog.module.css';

type TemplateDialogProps = {
  customerId: number;
  /** Undefined for a new one. */
  template: Template | undefined;
  onReload: () => void;
  onClose: () => void;
};

/** Creates or edits a template, beside its preview. */
export function TemplateDialog({ customerId, template, onReload, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('templates');
  const formId = useId();
  const leave = useLeave(onClose);
  const { form, submit, isStale } = useTemplateForm({ customerId, template, onClose });
  return (
    <Dialog title={t(template ? 'mail.editTitle' : 'mail.newTitle')} onClose={leave} maxWidth="lg">
      <DialogContent>
        <Form form={form} id={formId} guarded onSubmit={(values: TemplateForm) => submit(values)}>
          {isStale && (
            <Note tone="warning" action={<Button onClick={onReload}>{t('mail.reload')}</Button>}>
              {t('mail.stale')}
            </Note>
          )}
          <Columns className={css.columns}>
            <Stack gap={5}>
              <TextField name="name" label={t('mail.name')} required maxLength={80} autoFocus={!template} />
              <TextField
                name="subject"
                label={t('mail.subject')}
                help={t('mail.subjectHelp')}
                maxLength={SUBJECT_MAX}
              />
              <BodyField />
              <FilesField customerId={customerId} />
              <SwitchField name="isDefault" label={t('mail.isDefault')} help={t('mail.isDefaultHelp')} />
            </Stack>
            <TemplatePreview />
          </Columns>
        </Form>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('ui:cancel')}</Button>
        <PrimaryButton type="submit" form={formId} loading={form.formState.isSubmitting}>
          {t(template ? 'mail.save' : 'mail.create')}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}
