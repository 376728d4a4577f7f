import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Lines } from '#ui/Lines.tsx';
import { dotted } from '#ui/dotted.ts';

const CompanyDialog = lazyPart(() => import('./CompanyDialog.tsx'), 'CompanyDialog');

/** The company as tax invoices name it. */
export function CompanyCard({ customer }: { customer: DeskCustomer }) {
  const { t } = useTranslation('desk-customers');
  const hasRight = useTeamRights();
  const [isEditing, setEditing] = useState(false);
  const { name, abn, address } = customer.billing;
  return (
    <Card
      title={t('company.title')}
      action={
        hasRight('accounts') && (
          <Button size="small" aria-label={t('company.edit')} onClick={() => setEditing(true)}>
            {t('edit.open')}
          </Button>
        )
      }
    >
      <CardBody>
        <Lines
          title={name}
          about={dotted(abn && `${t('company.abn')} ${formatAbn(abn)}`, address) || t('company.none')}
        />
      </CardBody>
      {isEditing && <CompanyDialog customer={customer} onClose={() => setEditing(false)} />}
    </Card>
  );
}
