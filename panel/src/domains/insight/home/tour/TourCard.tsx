import { useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { TOUR_STEPS, toTourPath, toTourRole, toTourSearch } from './steps.ts';
import { sendTourEnd } from './tour.queries.ts';
import css from './TourCard.module.css';

/** Gone with the session, as everything that queries keep. */
const STEP_KEY = ['tour', 'step'];

/**
 * Shows a new user around: three things in a card on the home page. It covers nothing and opens nothing by itself, so
 * that it is never in the way of a dialog.
 */
export function TourCard({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('tour');
  const queries = useQueryClient();
  const user = useUser();
  const answers = useProvidersFor('leads').length > 0;
  const isLimited = useLimited();
  // Back from a page that a step led to, the tour goes on with the next one.
  const [at, setAt] = useState(() => queries.getQueryData<number>(STEP_KEY) ?? 0);
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
  const goOn = () => {
    if (isLast) return end();
    queries.setQueryData(STEP_KEY, at + 1);
    setAt(at + 1);
  };
  return (
    <Card aria-labelledby="home-tour" className={css.tour}>
      <CardBody>
        <Row justify="between" gap={2}>
          <Text size="small" quiet>
            {t('progress', { step: at + 1, of: steps.length })}
          </Text>
          <IconButton size="small" aria-label={t('dismiss')} onClick={end}>
            <X aria-hidden />
          </IconButton>
        </Row>
        <div aria-live="polite">
          <Text size="section" id="home-tour">
            {t(`step.${step}.title`)}
          </Text>
          <Text size="body" className={css.text}>
            {t(`step.${step}.text`)}
          </Text>
        </div>
        <Row gap={2} wrap>
          <Button variant="contained" color="primary" onClick={goOn}>
            {t(isLast ? 'done' : 'next')}
          </Button>
          <Button component={Link} to={toTourPath(step, provider.id)} search={toTourSearch(step)} onClick={goOn}>
            {t(`step.${step}.go`)}
          </Button>
        </Row>
      </CardBody>
    </Card>
  );
}
