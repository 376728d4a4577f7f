import type { SlowVendor } from '@bellbird/contract/desk/overview';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useTranslation } from '#texts/use-translation.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { Quiet } from '#ui/Text.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { deskOverviewOptions, remindVendor } from './overview.queries.ts';
import { useLasting } from './use-lasting.ts';
import { VendorName } from './VendorName.tsx';
import css from './AnswersCard.module.css';

/** A vendor who keeps couples waiting, and a press that reminds them: once a day for the whole team. */
export function SlowVendorLine({ vendor: { provider, customerId, couples, since, reminded } }: { vendor: SlowVendor }) {
  const { t } = useTranslation('desk-overview');
  const { since: lasting } = useLasting();
  const hasRight = useTeamRights();
  const notices = useNotices();
  const queries = useQueryClient();
  const remind = useMutation({
    mutationFn: () => remindVendor(provider.id),
    onSuccess: () => notices.success(t('answers.done', { name: provider.name })),
    onError: (error) => notices.error(error.message),
    // Also after a refusal: a colleague was faster, or the couples have their answer.
    onSettled: () => queries.invalidateQueries({ queryKey: deskOverviewOptions.queryKey }),
  });
  return (
    <CardBody className={css.slow}>
      <span>
        <VendorName name={provider.name} customerId={customerId} />
        <Quiet>{t('answers.waiting', { count: couples, time: lasting(since) })}</Quiet>
      </span>
      {reminded ? (
        <Quiet>{t('answers.reminded', { name: reminded.by })}</Quiet>
      ) : (
        hasRight('accounts') && (
          <Button
            size="small"
            startIcon={<AlarmClock aria-hidden />}
            loading={remind.isPending}
            aria-label={t('answers.remindNamed', { name: provider.name })}
            onClick={() => remind.mutate()}
          >
            {t('answers.remind')}
          </Button>
        )
      )}
    </CardBody>
  );
}
