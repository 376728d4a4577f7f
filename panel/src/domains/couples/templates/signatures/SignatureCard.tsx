import type { Signature } from '@bellbird/contract/couples/templates';
import PenLine from 'lucide-react/icons/pen-line';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { SignedMail } from './SignedMail.tsx';

// The editor is heavier than the page and loads only for editing.
const SignatureForm = lazyPart(() => import('./SignatureForm.tsx'), 'SignatureForm');

/** A provider's signature as it appears in an email, with a button to edit it. */
export function SignatureCard({ signature }: { signature: Signature }) {
  const { t } = useTranslation('templates');
  const [isEditing, setEditing] = useState(false);
  const { provider, signatureContent, signatureImage } = signature;
  const titleId = `signature-${provider.id}`;
  const shown = <SignedMail words={signatureContent} picture={signatureImage} />;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        title={provider.name}
        id={titleId}
        action={
          !isEditing && (
            <Button size="small" startIcon={<PenLine aria-hidden />} onClick={() => setEditing(true)}>
              {t(signatureContent ? 'signatures.edit' : 'signatures.write')}
            </Button>
          )
        }
      />
      <CardBody>
        <Suspense fallback={shown}>
          {isEditing ? <SignatureForm signature={signature} onClose={() => setEditing(false)} /> : shown}
        </Suspense>
      </CardBody>
    </Card>
  );
}
