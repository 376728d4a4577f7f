import { type ReactNode, useEffect, useState } from 'react';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useParams } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type LoadedWizard, loadWizard } from './wizard.queries.ts';
import { Wizard } from './Wizard.tsx';

const LINK_KEY = /^[\w-]{43}$/;

/** Opens the link that a company was mailed. A used, expired or invalid link shows `missing`. */
export function SignupWizardPage({ missing }: { missing: ReactNode }) {
  const { hash } = useParams('signupWizard');
  const [tries, setTries] = useState(0);
  if (!LINK_KEY.test(hash)) return missing;
  return <LinkedWizard key={`${hash}/${tries}`} hash={hash} missing={missing} onRetry={() => setTries(tries + 1)} />;
}

type Loaded = LoadedWizard | 'missing' | 'failed';

function LinkedWizard({ hash, missing, onRetry }: { hash: string; missing: ReactNode; onRetry: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isMounted = true;
    loadWizard(hash).then(
      (wizard) => isMounted && setLoaded(wizard),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (isMounted) setLoaded(error.status === 404 ? 'missing' : 'failed');
      },
    );
    return () => {
      isMounted = false;
    };
  }, [hash]);
  if (!loaded) return <Skeleton variant="rounded" height={420} aria-busy />;
  if (loaded === 'missing') return missing;
  if (loaded === 'failed') return <ErrorState headingLevel="h1" onRetry={onRetry} />;
  return <Wizard hash={hash} loaded={loaded} />;
}
