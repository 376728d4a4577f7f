import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useParams } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { type LoadedWizard, loadWizard } from './wizard.queries.ts';
import { Wizard } from './Wizard.tsx';

const LINK_KEY = /^[\w-]{43}$/;

/** The page a company opens from its invitation. A link that was used, has expired or never existed is `missing`. */
export function SignupWizardPage({ missing }: { missing: ReactNode }) {
  const { hash } = useParams('signupWizard');
  const [tries, setTries] = useState(0);
  if (!LINK_KEY.test(hash)) return missing;
  return <Opened key={`${hash}/${tries}`} hash={hash} missing={missing} onRetry={() => setTries(tries + 1)} />;
}

type Loaded = LoadedWizard | 'missing' | 'failed';

type OpenedProps = { hash: string; missing: ReactNode; onRetry: () => void };

function Opened({ hash, missing, onRetry }: OpenedProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isHere = true;
    loadWizard(hash).then(
      (wizard) => isHere && setLoaded(wizard),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (isHere) setLoaded(error.status === 404 ? 'missing' : 'failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [hash]);
  if (!loaded) return <Skeleton variant="rounded" height={420} aria-busy />;
  if (loaded === 'missing') return missing;
  if (loaded === 'failed') return <ErrorState headingLevel="h1" onRetry={onRetry} />;
  return <Wizard hash={hash} loaded={loaded} />;
}
