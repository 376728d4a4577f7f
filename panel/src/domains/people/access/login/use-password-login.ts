import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { type Credentials, signIn } from './login.queries.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { type OnNext, type WayIn, enter } from './sign-in.ts';

export const loadLoginSchema = async () => (await import('@bellbird/contract/people/access')).LoginForm;
const resolver = lazyResolver(loadLoginSchema);

export type PasswordForm = {
  form: UseFormReturn<Credentials, unknown, Credentials>;
  submit: (credentials: Credentials) => Promise<void>;
  /** The password was correct but has expired. */
  hasExpired: boolean;
};

/** Signing in with a password; its state outlives its tab, so that typed values are kept. */
export function usePasswordLogin(onNext: OnNext): PasswordForm {
  const form = useForm<Credentials, unknown, Credentials>({ resolver, defaultValues: { username: '', password: '' } });
  const [hasExpired, setHasExpired] = useState(false);

  const submit = async (credentials: Credentials) => {
    setHasExpired(false);
    const wayIn: WayIn = (customerId) => signIn({ ...credentials, ...(customerId && { customerId }) });
    try {
      const step = await enter(wayIn);
      if (step) onNext(wayIn, step);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'password_lapsed') setHasExpired(true);
      else reportFailure(form, error);
    }
  };

  return { form, submit, hasExpired };
}
