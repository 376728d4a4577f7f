import type { ImportProblem } from '@bellbird/contract/growth/imports';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useProblemsFile } from './use-problems-file.ts';
import css from './Problems.module.css';

const SHOWN = 8;

/** The rows that are left out, each with its row, its column and the reason; all of them as a file. */
export function Problems({ problems, fileName }: { problems: readonly ImportProblem[]; fileName: string }) {
  const { t } = useTranslation('imports');
  const save = useProblemsFile();
  return (
    <Stack gap={2}>
      <Text size="heading">{t('problems.title')}</Text>
      <Stack component="ul" gap={1} className={css.list}>
        {problems.slice(0, SHOWN).map(({ line, field, value, fault }) => (
          <li key={`${line} ${field}`}>
            {t('problems.where', { line, field: t(`field.${field}`) })} {value && <bdi>‘{value}’</bdi>}{' '}
            <Text size="inherit" quiet>
              {t(`fault.${fault}`)}
            </Text>
          </li>
        ))}
      </Stack>
      {problems.length > SHOWN && <Quiet>{t('problems.more', { rest: problems.length - SHOWN })}</Quiet>}
      <div>
        <Button size="small" startIcon={<Download aria-hidden />} onClick={() => save(problems, fileName)}>
          {t('problems.download')}
        </Button>
      </div>
    </Stack>
  );
}
