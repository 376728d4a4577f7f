import { useQuery } from '@tanstack/react-query';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Card } from '#ui/Card.tsx';
import { CardRow } from '#ui/list/CardRow.tsx';
import { teamVisitsOptions } from '../customer-users.queries.ts';

/** When somebody of the marketplace team opened a panel of this account, and why. Without visits there is no card. */
export function TeamVisitsCard() {
  const { t } = useTranslation('customer-users');
  const { data } = useQuery(teamVisitsOptions);
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  if (!data?.length) return null;
  return (
    <Card title={t('visits.title')} lead={t('visits.lead')}>
      <ul aria-label={t('visits.title')}>
        {data.map(({ id, at, staffName, userName, reason }) => (
          <CardRow key={id} icon={<LifeBuoy aria-hidden />}>
            <b>{t('visits.who', { staff: staffName, user: userName })}</b>
            <small>
              {when.format(new Date(at))} · {reason ?? t('visits.looked')}
            </small>
          </CardRow>
        ))}
      </ul>
    </Card>
  );
}
