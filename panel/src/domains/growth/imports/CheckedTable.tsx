import type { ImportCheck } from '@bellbird/contract/growth/imports';
import { IMPORT_FIELDS } from '@bellbird/contract/growth/imports/import-columns.ts';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Problems } from './Problems.tsx';
import { useShownValue } from './use-shown-value.ts';
import type { Importing } from './use-import.ts';
import css from './CheckedTable.module.css';

/** What the import would do: how many rows, the first of them as they would be saved, and what is left out and why. */
export function CheckedTable({ importing, checked }: { importing: Importing; checked: ImportCheck }) {
  const { t } = useTranslation('imports');
  const [isBusy, setBusy] = useState(false);
  const { ready, duplicates, faulty, problems } = checked;
  const start = async () => {
    setBusy(true);
    await importing.start();
    setBusy(false);
  };
  return (
    <Card title={t('checked.title')} lead={t('counts', { made: ready, duplicates, faulty })}>
      <CardBody>
        <Stack gap={5}>
          {ready > 0 ? (
            <Preview importing={importing} checked={checked} />
          ) : (
            <Note tone="warning">{t('checked.nothing')}</Note>
          )}
          {problems.length > 0 && <Problems problems={problems} fileName="left-out.csv" />}
          <Quiet>{t(`checked.quiet.${importing.draft.kind}`)}</Quiet>
          <div>
            <PrimaryButton loading={isBusy} disabled={ready === 0} onClick={() => void start()}>
              {t('start', { rows: ready })}
            </PrimaryButton>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Preview({ importing: { draft }, checked }: { importing: Importing; checked: ImportCheck }) {
  const { t } = useTranslation('imports');
  const show = useShownValue();
  const fields = IMPORT_FIELDS[draft.kind].filter((field) => draft.columns.includes(field));
  return (
    <div className={css.scroll}>
      <table className={css.preview}>
        <caption>{t('checked.preview')}</caption>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checked.preview.map(({ line, values }) => (
            <tr key={line}>
              {fields.map((field) => (
                <td key={field} data-label={t(`field.${field}`)}>
                  <bdi>{show(field, values[field])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
