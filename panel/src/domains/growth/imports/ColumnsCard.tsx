import { IMPORT_FIELDS, REQUIRED_FIELDS } from '@bellbird/contract/growth/imports/import-columns.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { type Importing, LEFT_OUT } from './use-import.ts';
import css from './ColumnsCard.module.css';

const EXAMPLES = 3;

/** What each column of the table is. The headings were guessed; the first cells help to see what is meant. */
export function ColumnsCard({ importing: { draft, providers, table } }: { importing: Importing }) {
  const { t } = useTranslation('imports');
  const { kind, columns } = draft;
  const missing = REQUIRED_FIELDS[kind].filter((field) => !columns.includes(field));
  const options = [
    { value: LEFT_OUT, label: t('columns.none') },
    ...IMPORT_FIELDS[kind].map((field) => ({ value: field, label: t(`field.${field}`) })),
  ];
  return (
    <Card title={t('columns.title')} lead={t('columns.lead', { rows: table.rows.length })}>
      <CardBody>
        <Stack gap={5}>
          <Grid gap={4} className={css.columns}>
            {columns.map((_, at) => (
              <SelectField
                // A table has its columns in one order, and two of them may have the same heading.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                name={`columns.${at}`}
                label={table.header[at] || t('columns.unnamed', { number: at + 1 })}
                help={<bdi>{toExamples(table.rows, at)}</bdi>}
                options={options.map((option) => ({
                  ...option,
                  disabled:
                    option.value !== LEFT_OUT &&
                    columns[at] !== option.value &&
                    columns.includes(option.value as never),
                }))}
              />
            ))}
          </Grid>
          {kind === 'prices' && (
            <div className={css.day}>
              <DateField name="validUntil" label={t('validUntil')} help={t('validUntilHelp')} required />
            </div>
          )}
          {missing.map((field) => (
            <Note key={field} tone="warning">
              {t('columns.missing', { field: t(`field.${field}`) })}
            </Note>
          ))}
          <div>
            <SubmitButton disabled={missing.length > 0 || providers.length === 0}>{t('check')}</SubmitButton>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}

function toExamples(rows: Importing['table']['rows'], at: number): string {
  const cells = rows.slice(0, EXAMPLES).map((row) => row.cells[at] ?? '');
  return cells.filter(Boolean).join(' · ') || '–';
}
