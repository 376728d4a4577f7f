import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useTourStep } from '#platform/tour/use-tour-step.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Button } from '#ui/Button.tsx';
import { TourCard } from '#ui/TourCard.tsx';
import { TOUR_STEPS, toTourPath, toTourRole, toTourSearch } from './steps.ts';
import { sendTourEnd } from './tour.queries.ts';

/** Shows a new user around: three things in a card on the home page. */
export function VendorTour({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('tour');
  const user = useUser();
  const answers = useProvidersFor('leads').length > 0;
  const isLimited = useLimited();
  const [at, goTo] = useTourStep();
  const provider = user?.providers[0];
  if (!user || !provider) return null;
  const role = toTourRole({ canManage: user.details.canManage, answers, isLimited: isLimited(provider.id) });
  const steps = TOUR_STEPS[role];
  const step = steps[at] ?? steps[0];
  const isLast = at + 1 >= steps.length;
  if (!step) return null;

  const end = () => {
    onEnd();
    // Without a connection it returns with the next visit: nothing is lost.
    void sendTourEnd({ customerId: user.customer.id, id: user.id }).catch(() => undefined);
  };
  const goOn = () => (isLast ? end() : goTo(at + 1));
  return (
    <TourCard
      id="home-tour"
      progress={t('progress', { step: at + 1, of: steps.length })}
      title={t(`step.${step}.title`)}
      text={t(`step.${step}.text`)}
      next={t(isLast ? 'done' : 'next')}
      dismiss={t('dismiss')}
      link={
        <Button component={Link} to={toTourPath(step, provider.id)} search={toTourSearch(step)} onClick={goOn}>
          {t(`step.${step}.go`)}
        </Button>
      }
      onNext={goOn}
      onDismiss={end}
    />
  );
}
