import type { TeamMember } from '@bellbird/contract/people/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { resetSecondFactor, sendWelcome, teamOptions } from './team.queries.ts';

/** For somebody who cannot get in: the invitation again, or a new second factor. */
export function TeamMemberHelp({ person }: { person: TeamMember }) {
  const { t } = useTranslation('team');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const { id, name, email } = person;
  const settle = (said: string) => ({
    onSuccess: async () => {
      notices.success(said);
      await queries.invalidateQueries({ queryKey: teamOptions.queryKey });
    },
    onError: (error: Error) => notices.error(error.message),
  });
  const welcome = useMutation({ mutationFn: () => sendWelcome(id), ...settle(t('added', { email })) });
  const reset = useMutation({ mutationFn: () => resetSecondFactor(id), ...settle(t('resetDone', { name })) });
  const askReset = async () => {
    const question = { title: t('resetQuestion', { name }), text: t('resetText'), confirm: t('reset'), danger: true };
    if (await confirm(question)) reset.mutate();
  };
  if (person.isSelf || !person.active) return null;
  return (
    <Row gap={2} wrap>
      {!person.hasPassword && (
        <Button loading={welcome.isPending} onClick={() => welcome.mutate()}>
          {t('resend')}
        </Button>
      )}
      {person.hasSecondFactor && (
        <Button color="error" loading={reset.isPending} onClick={() => void askReset()}>
          {t('reset')}
        </Button>
      )}
    </Row>
  );
}
