import type { DirectDebit, DirectDebitForm } from '@bellbird/contract/money/payments';
import { MANDATE_VERSION } from '@bellbird/contract/money/payments/direct-debit-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useUser } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { addDebit, debitsOptions } from '../payments.queries.ts';

export type DebitValues = Record<'holder' | 'bsb' | 'accountNumber', string> & {
  agreed: boolean;
  mandateVersion: number;
};

const resolver = lazyResolver(
  async () => (await import('@bellbird/contract/money/payments')).DirectDebitForm,
) as unknown as Resolver<DebitValues, unknown, DirectDebitForm>;

/** A new direct debit request. Submitting it twice makes one. */
export function useDebitForm(customerId: number) {
  const queries = useQueryClient();
  const user = useUser();
  const key = useRef(crypto.randomUUID());
  const form = useForm<DebitValues, unknown, DirectDebitForm>({
    resolver,
    defaultValues: {
      holder: `${user?.name ?? ''} ${user?.surname ?? ''}`.trim(),
      bsb: '',
      accountNumber: '',
      agreed: false,
      mandateVersion: MANDATE_VERSION,
    },
  });

  async function send(values: DirectDebitForm): Promise<DirectDebit | undefined> {
    try {
      const debit = await addDebit(customerId, values, key.current);
      key.current = crypto.randomUUID();
      await queries.invalidateQueries({ queryKey: debitsOptions(customerId).queryKey });
      return debit;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isLost = error.code === NETWORK;
      if (!isLost) key.current = crypto.randomUUID();
      applyFieldErrors(form, { fields: error.fields, message: error.message });
      return undefined;
    }
  }

  return {
    form,
    /** The new request; undefined when something needs correcting first. */
    submit: () =>
      new Promise<DirectDebit | undefined>((resolve, reject) => {
        form
          .handleSubmit(
            (values) => send(values).then(resolve),
            () => resolve(undefined),
          )()
          .catch(reject);
      }),
  };
}

export type DebitFormState = ReturnType<typeof useDebitForm>;
