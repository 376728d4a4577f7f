import type { AgreementType } from '@bellbird/contract/foundation/agreements';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { agreementTextOptions } from './agreements.queries.ts';

/** An agreement’s text and version. */
export function AgreementCard({ type }: { type: AgreementType }) {
  const { t } = useTranslation('agreements');
  const { data: text, isLoadingError, refetch } = useQuery(agreementTextOptions(type));
  if (isLoadingError) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} support={supportLinks()} />
      </Card>
    );
  }
  if (!text) return <Waiting />;
  return (
    <Card aria-labelledby="agreement">
      <CardBody>
        <Text size="section" id="agreement" mb={1}>
          {text.title}
        </Text>
        <div dir="auto">
          <RichText html={text.bodyHtml} />
        </div>
        <Quiet mt={4}>{t('version', { version: text.version })}</Quiet>
      </CardBody>
    </Card>
  );
}

function Waiting() {
  return (
    <Card aria-busy>
      <CardBody>
        <Skeleton variant="line" width="40%" />
        <Skeleton variant="rounded" height={320} mt={2} />
      </CardBody>
    </Card>
  );
}
