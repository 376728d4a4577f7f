import { useMutation } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { openApproval } from './approvals.queries.ts';
import css from './PrivateDetails.module.css';

/** Private details: opened one at a time, and recorded by the server. */
export function PrivateDetails({ id }: { id: number }) {
  const { t } = useTranslation('approvals');
  const details = useMutation({ mutationFn: () => openApproval(id) });
  if (!details.data) {
    return (
      <Row wrap className={css.closed}>
        <Button startIcon={<Eye aria-hidden />} loading={details.isPending} onClick={() => details.mutate()}>
          {t('details.open')}
        </Button>
        <small role={details.isError ? 'alert' : undefined}>
          {t(details.isError ? 'failedAction' : 'details.note')}
        </small>
      </Row>
    );
  }
  return (
    <dl className={css.facts} aria-label={t('details.title')}>
      {details.data.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
