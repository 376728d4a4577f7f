import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';

const AlertList = lazyPart(() => import('./AlertList.tsx'), 'AlertList', { isAwaited: true });

/** Who was told about this couple, how, and whether it arrived. Loaded when somebody asks for it. */
export function WhoWasTold({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const [isOpen, setOpen] = useState(false);
  return (
    <CardBody>
      <Row gap={2} justify="between">
        <Text size="heading">{t('told.title')}</Text>
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'told.hide' : 'told.show')}
        </Button>
      </Row>
      {isOpen && (
        <Suspense fallback={<Skeleton height={64} />}>
          <AlertList lead={lead} />
        </Suspense>
      )}
    </CardBody>
  );
}
