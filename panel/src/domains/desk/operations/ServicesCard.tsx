import type { Operations } from '@bellbird/contract/desk/operations';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import css from './OperationsPage.module.css';

const TONES = { working: 'deal', failing: 'bad', unused: 'grey' } as const;
/** When each service last worked; a failing one says what happened. */
export function ServicesCard({ services, unmatched }: Pick<Operations, 'services' | 'unmatched'>) {
  const { t } = useTranslation('desk-operations');
  return (
    <Card title={t('services.title')}>
      {services.map(({ service, state, lastOkAt, failure, failures }) => (
        <CardBody key={service} className={css.line}>
          <span className={css.lines}>
            <b>{t(`services.${service}`)}</b>
            {state !== 'unused' && (
              <small>
                {lastOkAt ? t('services.lastOk', { at: showInstant(lastOkAt, LOCAL_ZONE) }) : t('services.never')}
              </small>
            )}
            {state === 'failing' && <small>{`${t('services.failures', { count: failures })}: ${failure ?? ''}`}</small>}
          </span>
          <StatusChip tone={TONES[state]}>{t(`services.states.${state}`)}</StatusChip>
        </CardBody>
      ))}
      <CardBody className={css.line}>
        <Link to={pathTo('deskUnmatched')}>{t('services.unmatched')}</Link>
        <span className={css.figure}>{unmatched}</span>
      </CardBody>
    </Card>
  );
}
