import { IMPORT_KINDS } from '@bellbird/contract/growth/imports/import-columns.ts';
import { IMPORT_ROWS_MAX } from '@bellbird/contract/shared/limits';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Quiet } from '#ui/Text.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { useEmptyTable } from './use-empty-table.ts';
import type { Importing } from './use-import.ts';

/** What is brought, for which company, and the table itself: a file, or cells pasted from a spreadsheet. */
export function TableCard({ importing }: { importing: Importing }) {
  const { t } = useTranslation('imports');
  const { draft, providers, setKind, readFile } = importing;
  const downloadEmpty = useEmptyTable();
  return (
    <Card title={t('table.title')} lead={t(`kind.lead.${draft.kind}`)}>
      <CardBody>
        <Stack gap={4}>
          <Segmented
            label={t('kind.label')}
            options={IMPORT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            value={draft.kind}
            onChange={setKind}
            fullWidth
          />
          {providers.length === 0 && <Note tone="warning">{t('notAllowed')}</Note>}
          {providers.length > 1 && (
            <SelectField
              name="providerId"
              label={t('provider')}
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <DropZone
            input={{ 'aria-label': t('table.file') }}
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            limits={t('table.limits', { max: IMPORT_ROWS_MAX })}
            onFiles={([file]) => void readFile(file)}
          />
          <PastedTable importing={importing} />
          <div>
            <Button
              variant="text"
              startIcon={<Download aria-hidden />}
              disabled={providers.length === 0}
              onClick={() => void downloadEmpty(draft.kind, draft.providerId)}
            >
              {t('table.empty')}
            </Button>
            <Quiet>{t('table.excel')}</Quiet>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}

function PastedTable({ importing: { setTable } }: { importing: Importing }) {
  const { t } = useTranslation('imports');
  const { frame, input } = useField({ name: 'table', label: t('table.pasted') });
  return (
    <FieldFrame {...frame}>
      <Input {...input} rows={6} onChange={(event) => setTable(event.target.value)} spellCheck={false} dir="auto" />
    </FieldFrame>
  );
}
