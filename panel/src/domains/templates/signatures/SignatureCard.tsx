import type { Signature } from '@bellbird/contract/templates';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/useTranslation.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { RichTextField } from '#ui/forms/RichTextField.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { PictureField } from './PictureField.tsx';
import { useSignature } from './use-signature.ts';

type Values = { signatureContent: string };

/** One provider's signature: its words, its picture, and both as they will stand under a mail. */
export function SignatureCard({ signature }: { signature: Signature }) {
  const { t } = useTranslation('templates');
  const { provider, signatureContent, signatureImage } = signature;
  const form = useForm<Values>({ values: { signatureContent } });
  const { save, savePicture, removePicture } = useSignature(provider.id);
  const titleId = `signature-${provider.id}`;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={provider.name} id={titleId} />
      <CardBody>
        <Form form={form} guarded label={provider.name} onSubmit={(values) => save(values.signatureContent)}>
          <Columns>
            <Fields>
              <RichTextField name="signatureContent" label={t('signatures.words')} />
              <PictureField
                picture={signatureImage}
                onChoose={savePicture}
                onRemove={() => removePicture(form.getValues('signatureContent'))}
              />
            </Fields>
            <Preview control={form.control} picture={signatureImage} />
          </Columns>
          <Foot>
            <Button
              type="submit"
              variant="contained"
              color="primary"
              loading={form.formState.isSubmitting}
              disabled={!form.formState.isDirty}
            >
              {t('signatures.save')}
            </Button>
          </Foot>
        </Form>
      </CardBody>
    </Card>
  );
}

type PreviewProps = { control: ReturnType<typeof useForm<Values>>['control']; picture: string | null };

function Preview({ control, picture }: PreviewProps) {
  const { t } = useTranslation('templates');
  const words = useWatch({ control, name: 'signatureContent' });
  return (
    <section aria-label={t('signatures.preview')}>
      <Typography variant="label" component="h3">
        {t('signatures.preview')}
      </Typography>
      <Mail>
        <p>{t('signatures.sample')}</p>
        <p>--</p>
        {words ? <RichText html={words} /> : <p>{t('signatures.none')}</p>}
        {picture && <img src={picture} alt="" />}
      </Mail>
    </section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
}));

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
});

const Mail = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 6,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  overflowWrap: 'anywhere',
  '& > p': { color: theme.vars.palette.text.secondary },
  '& img': { maxWidth: 240, maxHeight: 120 },
}));

const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end' });
