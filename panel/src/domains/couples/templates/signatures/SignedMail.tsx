import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';

/** The end of an e-mail with the signature, as a couple sees it. */
export function SignedMail({ words, picture }: { words: string; picture: string | null }) {
  const { t } = useTranslation('templates');
  return (
    <Mail>
      <p>{t('signatures.sample')}</p>
      <p>--</p>
      {words ? <RichText html={words} /> : <p>{t('signatures.none')}</p>}
      {picture && <img src={picture} alt="" />}
    </Mail>
  );
}

const Mail = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  overflowWrap: 'anywhere',
  '& > p': { color: theme.vars.palette.text.secondary },
  '& img': { maxWidth: 240, maxHeight: 120 },
}));
