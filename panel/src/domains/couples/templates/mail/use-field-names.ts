import { MERGE_FIELDS } from '@bellbird/contract/couples/messages/merge-fields.ts';
import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';

/** The name of a merge field; undefined if it does not exist. */
export function useFieldNames(): (name: string) => string | undefined {
  const { t } = useTranslation(['templates', 'messages']);
  return useCallback(
    (name) => ((MERGE_FIELDS as readonly string[]).includes(name) ? t(`messages:field.${name}`) : undefined),
    [t],
  );
}
