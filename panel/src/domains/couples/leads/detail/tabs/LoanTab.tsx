import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { fullMoment } from '../moments.ts';
import { Row, Rows } from './Rows.tsx';

/** Whether the couple asked about a wedding loan; read-only. */
export function LoanTab({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-tabs');
  const { loan } = lead;
  return (
    <CardBody>
      <Stack gap={5}>
        <Rows>
          <Row name={t('loan.asked')}>{t(loan ? 'loan.yes' : 'loan.no')}</Row>
          {loan && (
            <Row name={t('loan.amount')}>{loan.amount === null ? t('loan.noAmount') : showDollars(loan.amount)}</Row>
          )}
          {loan && <Row name={t('loan.when')}>{fullMoment(loan.requestedAt, lead.provider.timeZone)}</Row>}
        </Rows>
        <Note>{t('loan.notice')}</Note>
      </Stack>
    </CardBody>
  );
}
