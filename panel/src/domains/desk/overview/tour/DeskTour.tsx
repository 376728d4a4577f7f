import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { useTourStep } from '#platform/tour/use-tour-step.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { TourCard } from '#ui/TourCard.tsx';
import { deskOverviewOptions } from '../overview.queries.ts';
import { STEP_PAGES, toDeskSteps } from './desk-steps.ts';

/** Shows somebody new in the team around: three things of their role, in a card on the first page. */
export function DeskTour() {
  const { t } = useTranslation('desk-tour');
  const queries = useQueryClient();
  const state = useLoginState();
  const [at, goTo] = useTourStep();
  const steps = toDeskSteps(state.status === 'loggedIn' ? (state.token.team?.roles ?? []) : []);
  const step = steps[at] ?? steps[0];
  if (!step) return null;
  const isLast = at + 1 >= steps.length;
  const { page, search } = STEP_PAGES[step];

  const end = () => {
    queries.setQueryData(deskOverviewOptions.queryKey, (known) => known && { ...known, isNew: false });
    // Without a connection it returns with the next visit: nothing is lost.
    void api('PUT /desk/tour').catch(() => undefined);
  };
  const goOn = () => (isLast ? end() : goTo(at + 1));
  return (
    <TourCard
      id="desk-tour"
      progress={t('progress', { step: at + 1, of: steps.length })}
      title={t(`step.${step}.title`)}
      text={t(`step.${step}.text`)}
      next={t(isLast ? 'done' : 'next')}
      dismiss={t('dismiss')}
      link={
        <Button component={Link} to={pathTo(page)} search={search} onClick={goOn}>
          {t(`step.${step}.go`)}
        </Button>
      }
      onNext={goOn}
      onDismiss={end}
    />
  );
}
