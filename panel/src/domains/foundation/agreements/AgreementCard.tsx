import type { AgreementType } from '@bellbird/contract/foundation/agreements';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { agreementTextOptions } from './agreements.queries.ts';

/** An agreement’s text and version. */
export function AgreementCard({ type }: { type: AgreementType }) {
  const { t } = useTranslation('agreements');
  const { data: text, isError, refetch } = useQuery(agreementTextOptions(type));
  if (isError) {
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
        <Typography variant="h2" id="agreement" gutterBottom>
          {text.title}
        </Typography>
        <RichText html={text.bodyHtml} />
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2 }}>
          {t('version', { version: text.version })}
        </Typography>
      </CardBody>
    </Card>
  );
}

function Waiting() {
  return (
    <Card aria-busy>
      <CardBody>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="80%" />
      </CardBody>
    </Card>
  );
}
