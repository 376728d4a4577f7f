import type { Signature } from '@bellbird/contract/couples/templates';
import PenLine from 'lucide-react/icons/pen-line';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { SignedMail } from './SignedMail.tsx';

// The editor is heavier than the page and loads only for editing.
const SignatureForm = lazyPart(() => import('./SignatureForm.tsx'), 'SignatureForm', { isAwaited: true });

/** A provider's signature as it appears in an email, with a button to edit it. */
export function SignatureCard({ signature }: { signature: Signature }) {
  const { t } = useTranslation('templates');
  const [isEditing, setEditing] = useState(false);
  const { provider, signatureContent, signatureImage } = signature;
  const titleId = `signature-${provider.id}`;
  const shown = <SignedMail words={signatureContent} picture={signatureImage} />;
  return (
    <Card
      title={provider.name}
      action={
        !isEditing && (
          <Button size="small" startIcon={<PenLine aria-hidden />} onClick={() => setEditing(true)}>
            {t(signatureContent ? 'signatures.edit' : 'signatures.write')}
          </Button>
        )
      }
      titleId={titleId}
    >
      <CardBody>
        <Suspense fallback={shown}>
          {isEditing ? <SignatureForm signature={signature} onClose={() => setEditing(false)} /> : shown}
        </Suspense>
      </CardBody>
    </Card>
  );
}
