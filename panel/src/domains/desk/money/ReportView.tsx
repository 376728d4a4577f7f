import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { toDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type ReportDays, fetchBookkeeping, reportOptions } from './money.queries.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/desk/money')).ReportPeriod);

/** This month so far. */
function defaultDays(): ReportDays {
  const to = toDay(new Date());
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
}

/** Our books beside the gateway’s list for some days, and the same days as a file for the bookkeeper. */
export function ReportView() {
  const { t } = useTranslation('desk-money');
  const [days, setDays] = useState<ReportDays>();
  const form = useForm<ReportDays, unknown, ReportDays>({ resolver, defaultValues: defaultDays() });
  const report = useQuery({ ...reportOptions(days ?? defaultDays()), enabled: days !== undefined });
  const { isBusy, download } = useDownload();
  const exportFile = form.handleSubmit((period) =>
    download(() => fetchBookkeeping(period), `${t('report.file')}-${period.from}-${period.to}.csv`),
  );
  return (
    <Stack gap={4}>
      <Card>
        <CardBody>
          <Form form={form} label={t('views.report')} onSubmit={async (period) => setDays(period)}>
            <Stack gap={3}>
              <Pair>
                <DateField name="from" label={t('report.from')} required />
                <DateField name="to" label={t('report.to')} help={t('report.help')} required />
              </Pair>
              <Row gap={2} wrap>
                <SubmitButton>{t('report.compare')}</SubmitButton>
                <Button loading={isBusy} onClick={() => void exportFile()}>
                  {t('report.export')}
                </Button>
              </Row>
            </Stack>
          </Form>
        </CardBody>
      </Card>
      {report.isFetching && !report.data && <Skeleton height={240} />}
      {report.isLoadingError && (
        <ErrorState
          title={report.error instanceof ApiFailure ? report.error.message : t('failed')}
          onRetry={() => void report.refetch()}
        />
      )}
      {report.data && <ReportTable report={report.data} />}
    </Stack>
  );
}
