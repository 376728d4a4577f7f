import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UserValues } from './user-values.ts';

/** Until it is edited, a new user’s username is their email address. */
export function useUsernameFromEmail(): void {
  const form = useFormContext<UserValues>();
  const email = useWatch<UserValues, 'email.0'>({ name: 'email.0' }) ?? '';
  const follow = useEffectEvent((address: string) => {
    const isEdited = form.getFieldState('username').isDirty;
    if (!isEdited && form.getValues('username') !== address) form.resetField('username', { defaultValue: address });
  });
  useEffect(() => follow(email), [email]);
}
