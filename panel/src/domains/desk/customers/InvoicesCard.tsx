import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { fetchInvoice } from './desk-customers.queries.ts';
import css from './customers.module.css';

type Invoice = DeskCustomer['invoices'][number];

/** The customer’s tax invoices as they received them; downloading one is recorded. */
export function InvoicesCard({ invoices }: Pick<DeskCustomer, 'invoices'>) {
  const { t } = useTranslation('desk-customers');
  const notices = useNotices();
  const download = useMutation({
    mutationFn: async ({ installmentId, number }: Invoice) =>
      saveAs(await fetchInvoice(installmentId), `tax-invoice-${number}.pdf`),
    onError: (error) => notices.error(error.message),
  });
  if (invoices.length === 0) return null;
  return (
    <Card title={t('invoices.title')}>
      {invoices.map((invoice) => (
        <CardBody key={invoice.number} className={css.line}>
          <Lines
            title={t('invoices.number', { number: invoice.number })}
            about={[invoice.description, showDay(invoice.issuedOn)].join(' · ')}
          />
          <Row gap={3}>
            <Text component="span" size="body" tabular>
              {showCents(invoice.cents)}
            </Text>
            <Button
              size="small"
              aria-label={t('invoices.downloadNamed', { number: invoice.number })}
              loading={download.isPending && download.variables.number === invoice.number}
              onClick={() => download.mutate(invoice)}
            >
              {t('invoices.download')}
            </Button>
          </Row>
        </CardBody>
      ))}
    </Card>
  );
}
