import type { ImportProblem } from '@bellbird/contract/growth/imports';
import { saveAs } from '#platform/files/save-as.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { toCsvFile } from '#platform/files/csv-file.ts';

/** Downloads the rows that are left out, each with its row, its column and the reason. */
export function useProblemsFile() {
  const { t } = useTranslation('imports');
  return (problems: readonly ImportProblem[], name: string): void => {
    const headings = ['row', 'column', 'value', 'reason'].map((each) => t(`problems.${each}`));
    const rows = problems.map(({ line, field, value, fault }) => [
      String(line),
      t(`field.${field}`),
      value,
      t(`fault.${fault}`),
    ]);
    saveAs(toCsvFile([headings, ...rows]), name);
  };
}
