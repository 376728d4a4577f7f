import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from './api-failure.ts';

/** The message for a failed call; without a connection it is the domain's own text. Other errors are thrown again. */
export function useErrorMessage(namespace: string): (error: unknown) => string {
  return useSentence(namespace, whole);
}

/** The same where no form shows the fields: the sentence for a field says more than the one for the whole call. */
export function useFieldErrorMessage(namespace: string): (error: unknown) => string {
  return useSentence(namespace, atField);
}

function whole({ message }: ApiFailure): string {
  return message;
}

function atField({ fields, message }: ApiFailure): string {
  return Object.values(fields).find(Boolean) ?? message;
}

function useSentence(namespace: string, sentence: (failure: ApiFailure) => string): (error: unknown) => string {
  const { t } = useTranslation(namespace);
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      return error.code === NETWORK ? t('offline') : sentence(error);
    },
    [t, sentence],
  );
}
