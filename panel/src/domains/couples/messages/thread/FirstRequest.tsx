import { styled } from '@mui/material/styles';
import { Heart } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { dayLine } from '../message-times.ts';
import { Plain, Words } from './Bubble.tsx';
import { LinkedText } from './LinkedText.tsx';

type FirstRequestProps = { askedAt: string; request: string; coupleName: string; timeZone: string };

/** The start of the conversation: the request, and the couple's message with it. */
export function FirstRequest({ askedAt, request, coupleName, timeZone }: FirstRequestProps) {
  const { t } = useTranslation('messages');
  return (
    <Began>
      <Line>
        <Heart aria-hidden />
        {t('thread.asked', { day: dayLine(askedAt, timeZone, new Date()) })}
      </Line>
      {request && (
        <Words>
          <Plain dir="auto">
            <LinkedText text={request} />
          </Plain>
        </Words>
      )}
      {request && <By>{coupleName}</By>}
    </Began>
  );
}

const Began = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, justifyItems: 'start' });

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  justifySelf: 'center',
  marginBottom: 8,
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { flex: 'none', width: 16, height: 16 },
}));

const By = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
