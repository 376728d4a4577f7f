import type { CustomerUserForm } from '@bellbird/contract/people/customer-users';
import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import type { UserValues } from '../dialog/user-values.ts';

type ProfileFormProps = {
  title: string;
  lead?: string;
  save?: string;
  form: UseFormReturn<UserValues, unknown, CustomerUserForm>;
  edited?: boolean;
  onSubmit: (values: CustomerUserForm) => unknown;
  children: ReactNode;
};

/** A part of the user’s own profile as a form. */
export function ProfileForm({ title, lead, save, form, edited, onSubmit, children }: ProfileFormProps) {
  const { t } = useTranslation('customer-users');
  return (
    <Card title={title} lead={lead}>
      <CardBody>
        <Form form={form} onSubmit={onSubmit} label={title} guarded edited={edited}>
          <ElsewhereNote />
          {children}
          <div>
            <SubmitButton>{save ?? t('settings.save')}</SubmitButton>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}

/** The whole user is saved: an error on another tab must not go unnoticed here. */
function ElsewhereNote() {
  const { t } = useTranslation('customer-users');
  const { errors, submitCount } = useFormState();
  const hasElsewhere = Object.entries(errors).some(([name, error]) => name !== 'root' && !refOf(error));
  if (submitCount === 0 || !hasElsewhere) return null;
  return (
    <Note tone="warning" announce>
      {t('settings.elsewhere')}
    </Note>
  );
}

/** Only fields on this tab have an element; lists have theirs in their rows. */
function refOf(error: unknown): boolean {
  if (Array.isArray(error)) return error.every((row) => row === undefined || row === null || refOf(row));
  return Boolean((error as { ref?: { focus?: unknown } } | undefined)?.ref?.focus);
}
