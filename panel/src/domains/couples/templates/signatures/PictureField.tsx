import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { acceptOf, limitsText } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Group } from '../layout.ts';
import { PICTURE_RULE } from './use-signature.ts';
import css from './PictureField.module.css';

type PictureFieldProps = {
  picture: string | null;
  onChoose: (file: File) => Promise<void>;
  onRemove: () => Promise<void>;
};

/** The picture of a signature, saved as soon as it is chosen. */
export function PictureField({ picture, onChoose, onRemove }: PictureFieldProps) {
  const { t } = useTranslation('templates');
  const ui = useUiText();
  return (
    <Group>
      <legend>{t('signatures.picture')}</legend>
      {picture ? (
        <Row gap={4} wrap className={css.line}>
          <img src={picture} alt={t('signatures.picture')} />
          <Button size="small" startIcon={<Trash2 aria-hidden />} onClick={() => void onRemove()}>
            {t('signatures.removePicture')}
          </Button>
        </Row>
      ) : (
        <DropZone
          input={{ 'aria-label': t('signatures.choosePicture') }}
          accept={acceptOf(PICTURE_RULE)}
          limits={limitsText(PICTURE_RULE, ui)}
          onFiles={([file]) => file && void onChoose(file)}
        />
      )}
    </Group>
  );
}
