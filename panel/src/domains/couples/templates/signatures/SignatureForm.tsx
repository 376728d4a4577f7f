import type { Signature } from '@bellbird/contract/couples/templates';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Form } from '#ui/forms/Form.tsx';
import { RichTextField } from '#ui/forms/RichTextField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Columns } from '../layout.ts';
import { PictureField } from './PictureField.tsx';
import { SignedMail } from './SignedMail.tsx';
import { useSignature } from './use-signature.ts';

type Values = { signatureContent: string };

/** Edits a provider's signature: its text and its picture, with a preview. */
export function SignatureForm({ signature, onClose }: { signature: Signature; onClose: () => void }) {
  const { t } = useTranslation('templates');
  const { provider, signatureContent, signatureImage } = signature;
  const form = useForm<Values>({ values: { signatureContent } });
  const leave = useLeave(onClose);
  const { save, savePicture, removePicture } = useSignature(provider.id);
  const submit = async (values: Values) => {
    if (await save(values.signatureContent)) onClose();
  };
  return (
    <Form form={form} guarded label={provider.name} onSubmit={submit}>
      <Columns>
        <Stack gap={5}>
          <RichTextField name="signatureContent" label={t('signatures.words')} autoFocus />
          <PictureField
            picture={signatureImage}
            onChoose={savePicture}
            onRemove={() => removePicture(form.getValues('signatureContent'))}
          />
        </Stack>
        <Preview control={form.control} picture={signatureImage} />
      </Columns>
      <Row gap={2} align="stretch" justify="end">
        <Button variant="text" onClick={leave}>
          {t('ui:cancel')}
        </Button>
        <SubmitButton>{t('signatures.save')}</SubmitButton>
      </Row>
    </Form>
  );
}

function Preview({ control, picture }: { control: Control<Values>; picture: string | null }) {
  const { t } = useTranslation('templates');
  const words = useWatch({ control, name: 'signatureContent' });
  return (
    <section aria-label={t('signatures.preview')}>
      <Text size="label" component="h3" mb={1}>
        {t('signatures.preview')}
      </Text>
      <SignedMail words={words} picture={picture} />
    </section>
  );
}
