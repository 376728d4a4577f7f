import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { CheckedTable } from './CheckedTable.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { TableCard } from './TableCard.tsx';
import { useImport } from './use-import.ts';
import css from './ImportPage.module.css';

/** Couples, booked days and prices from another program: the table, its columns, what it would do, and what it did. */
export function ImportPage() {
  const { t } = useTranslation('imports');
  const hasProviders = (useUser()?.providers.length ?? 0) > 0;
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap={6} className={css.narrow}>
        {hasProviders ? <NewImport /> : <EmptyState title={t('noProviders')} />}
        <ImportHistory />
      </Stack>
    </Page>
  );
}

function NewImport() {
  const { t } = useTranslation('imports');
  const importing = useImport();
  const { form, table, checked, check } = importing;
  return (
    <Form form={form} label={t('title')} onSubmit={check} guarded>
      <TableCard importing={importing} />
      {table.rows.length > 0 && <ColumnsCard importing={importing} />}
      {checked && <CheckedTable importing={importing} checked={checked} />}
    </Form>
  );
}
