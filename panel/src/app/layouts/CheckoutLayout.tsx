import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { QueryRoot } from '#platform/query/QueryRoot.tsx';
import { pagePart } from '#loading/lazy-part.ts';
import { useUser } from '#platform/session/use-session.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { ActingBanner } from '../acting/ActingBanner.tsx';
import { Brand } from '../Brand.tsx';
import { usePainted } from '../live/use-painted.ts';
import { TopBarFrame } from '../top-bar/TopBarFrame.tsx';

const LiveUpdates = pagePart(() => import('../live/LiveUpdates.tsx'), 'LiveUpdates', { ifLost: () => null });

/** The checkout: the brand and a link back, without sidebar or search to distract. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const isPainted = usePainted();
  return (
    <QueryRoot>
      <Suspense>{isPainted && user && <LiveUpdates uuid={user.uuid} />}</Suspense>
      <TopBarFrame>
        <Brand to={pathTo('home')} />
        <Spacer />
        <Button variant="text" startIcon={<ArrowLeft data-mirrored />} onClick={() => window.history.back()}>
          {t('back')}
        </Button>
      </TopBarFrame>
      <main>
        <ActingBanner />
        <Page>{children}</Page>
      </main>
    </QueryRoot>
  );
}
