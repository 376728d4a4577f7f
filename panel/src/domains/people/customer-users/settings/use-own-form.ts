import type { CustomerUserForm, SessionUser } from '@bellbird/contract/people/customer-users';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { session } from '#platform/session/current-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { readUser, updateUser, uploadImage } from '../customer-users.queries.ts';
import { type UserValues, valuesOf } from '../dialog/user-values.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/customer-users')).CustomerUserForm);

/** The user’s own data as a form; each tab shows a part of it and saves all of it. */
export function useOwnForm(user: SessionUser, done: string) {
  const { t } = useTranslation('customer-users');
  const notices = useNotices();
  const form = useForm<UserValues, unknown, CustomerUserForm>({
    resolver: resolver as unknown as Resolver<UserValues, unknown, CustomerUserForm>,
    defaultValues: valuesOf(user),
  });

  const loadNewer = async () => session.updateUser(await readUser({ customerId: user.customerId, id: user.id }));

  const submit = async (values: CustomerUserForm, image?: Blob): Promise<boolean> => {
    const who = { customerId: user.customerId, id: user.id };
    try {
      const saved = await updateUser(who, values);
      const picture = image && (await uploadImage(who, image));
      const now = picture ? { ...saved, details: { ...saved.details, imageUrl: picture.imageUrl } } : saved;
      session.updateUser(now);
      form.reset(valuesOf(now));
      notices.success(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const failure = { message: error.message, fields: error.fields };
      const reload = { label: t('dialog.newer'), onClick: () => void loadNewer() };
      notices.error(failure.message, error.code === 'stale_version' ? reload : undefined);
      applyFieldErrors(form, failure);
      return false;
    }
  };
  return { form, submit };
}
