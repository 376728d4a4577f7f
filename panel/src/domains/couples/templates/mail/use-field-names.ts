import { MERGE_FIELDS } from '@bellbird/contract/couples/messages/merge-fields.ts';
import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';

/** The name of a merge field; undefined if it does not exist. */
export function useFieldNames(): (name: string) => string | undefined {
  const { t } = useTranslation('merge-fields');
  return useCallback((name) => ((MERGE_FIELDS as readonly string[]).includes(name) ? t(name) : undefined), [t]);
}
