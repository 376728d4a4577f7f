import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { type Credentials, signIn } from '../access.queries.ts';
import { useTellFailure } from '../use-tell-failure.ts';
import { type OnNext, type WayIn, enter } from './enter.ts';

export const loadLoginSchema = async () => (await import('@bellbird/contract/people/access')).LoginForm;
const resolver = lazyResolver(loadLoginSchema);

export type PasswordForm = {
  form: UseFormReturn<Credentials, unknown, Credentials>;
  submit: (credentials: Credentials) => Promise<void>;
  /** The password was right, but its time is over. */
  hasLapsed: boolean;
};

/** Signing in with a password; it outlives its tab, so that what was typed is still there on the way back. */
export function usePasswordLogin(onNext: OnNext): PasswordForm {
  const form = useForm<Credentials, unknown, Credentials>({ resolver, defaultValues: { username: '', password: '' } });
  const [hasLapsed, setHasLapsed] = useState(false);
  const tellFailure = useTellFailure(form);

  const submit = async (credentials: Credentials) => {
    setHasLapsed(false);
    const wayIn: WayIn = (customerId) => signIn({ ...credentials, ...(customerId && { customerId }) });
    try {
      const step = await enter(wayIn);
      if (step) onNext(wayIn, step);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'password_lapsed') setHasLapsed(true);
      else tellFailure(error);
    }
  };

  return { form, submit, hasLapsed };
}
