import type { TableImport } from '@bellbird/contract/growth/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { fetchProblems, importsOptions, undo } from './imports.queries.ts';
import { useProblemsFile } from './use-problems-file.ts';

/** What can be done with an import that has ended. */
export function useImportActions() {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const save = useProblemsFile();
  return {
    undo: (made: TableImport) =>
      attempt(async () => {
        const isSure = await confirm({
          title: t('undo.title'),
          text: t('undo.text', { rows: made.made }),
          confirm: t('undo.button'),
          danger: true,
        });
        if (!isSure) return;
        await undo(made.id);
        await queries.invalidateQueries({ queryKey: importsOptions.queryKey });
      }),

    downloadProblems: (made: TableImport) =>
      attempt(async () => save(await fetchProblems(made.id), `left-out-${made.id}.csv`)),
  };
}
