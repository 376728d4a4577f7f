import type { CustomerDocument, DeskCustomer } from '@bellbird/contract/desk/customers';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Lines } from '#ui/Lines.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { dotted } from '#ui/dotted.ts';
import css from './customers.module.css';

const TONES = {
  pending: 'pending',
  approved: 'deal',
  rejected: 'reject',
  waiting: 'pending',
  running: 'pending',
  ready: 'deal',
  failed: 'bad',
  expired: 'grey',
} as const satisfies Record<NonNullable<CustomerDocument['state']>, string>;

/** What the customer’s people agreed to, applied for and exported: when, and who. */
export function DocumentsCard({ documents }: Pick<DeskCustomer, 'documents'>) {
  const { t } = useTranslation('desk-customers');
  if (documents.length === 0) return null;
  return (
    <Card title={t('documents.title')}>
      {documents.map(({ kind, id, title, version, by, provider, state, at }) => (
        <CardBody key={`${kind}-${id}`} className={css.line}>
          <Lines
            title={title ?? t(`documents.${kind}`)}
            about={dotted(
              provider,
              version !== null && t('documents.version', { version }),
              by,
              showInstant(at, LOCAL_ZONE),
            )}
          />
          <StatusChip tone={state === null ? 'deal' : TONES[state]}>
            {t(`documents.state.${state ?? 'agreed'}`)}
          </StatusChip>
        </CardBody>
      ))}
    </Card>
  );
}
