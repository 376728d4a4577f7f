import type { CustomerUserForm, NewCustomerUserForm, SessionUser } from '@bellbird/contract/people/customer-users';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { chooseLocale } from '#platform/i18n/i18n.ts';
import { localeFor } from '#platform/i18n/locale.ts';
import { session } from '#platform/session/current-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { usersKey } from '../customer-users.queries.ts';
import type { LinkDraft } from './links.ts';
import { type Progress, saveUser } from './save-user.ts';
import { NEW_USER, type UserValues, valuesOf } from './user-values.ts';

type Checked = NewCustomerUserForm | CustomerUserForm;
type UserResolver = Resolver<UserValues, unknown, Checked>;

const forNew = lazyResolver(async () => (await import('@bellbird/contract/people/customer-users')).NewCustomerUserForm);
const forKnown = lazyResolver(async () => (await import('@bellbird/contract/people/customer-users')).CustomerUserForm);

type Options = {
  customerId: number;
  user: SessionUser | undefined;
  isOwn: boolean;
  onSaved: (() => void) | undefined;
  onClose: () => void;
};

/** The dialog’s form: saves in order, shows a toast, and puts every error at its field. */
export function useUserForm({ customerId, user, isOwn, onSaved, onClose }: Options) {
  const { t } = useTranslation('customer-users');
  const notices = useNotices();
  const queries = useQueryClient();
  const progress = useRef<Progress>({
    key: crypto.randomUUID(),
    id: user?.id,
    version: user?.version,
    links: new Map(),
  });
  const [isStale, setStale] = useState(false);
  const form = useForm<UserValues, unknown, Checked>({
    resolver: (user ? forKnown : forNew) as unknown as UserResolver,
    defaultValues: user ? valuesOf(user) : NEW_USER,
  });

  const submit = async (values: Checked, links: readonly LinkDraft[], image: Blob | undefined) => {
    try {
      const saved = await saveUser({ customerId, values, links, image, progress: progress.current });
      if (saved) session.updateUser(saved);
      void queries.invalidateQueries({ queryKey: usersKey });
      notices.success(user ? t('dialog.saved') : t('dialog.added'));
      onSaved?.();
      onClose();
      const locale = saved && isOwn && localeFor(saved.details.preferredLanguage);
      if (locale) chooseLocale(locale);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const failure = { message: error.message, fields: error.fields };
      setStale(error.code === 'stale_version');
      notices.error(failure.message);
      applyFieldErrors(form, failure);
    }
  };
  return { form, submit, isStale };
}
