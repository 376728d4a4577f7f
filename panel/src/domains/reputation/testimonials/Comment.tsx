import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import { isOwnDraft, isPublic } from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { History, Lock, Pencil, Reply, Star, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Stars } from './Stars.tsx';
import { deleteTestimonial, feature, replyTo } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';

const ReplyForm = lazyPart(() => import('./ReplyForm.tsx'), 'ReplyForm');
const CommentHistory = lazyPart(() => import('./CommentHistory.tsx'), 'CommentHistory');

const TONES = { pending: 'pending', active: 'deal', rejected: 'bad' } as const;

type CommentProps = { comment: Testimonial; isOpened: boolean; isOfMany: boolean };

/** A couple's comment with the vendor's reply and its actions. */
export function Comment({ comment, isOpened, isOfMany }: CommentProps) {
  const { t } = useTranslation('testimonials');
  const confirm = useConfirm();
  const act = useCommentAction();
  const isLocked = useLimited()(comment.provider.id);
  const offerUpgrade = useUpgrade();
  const [replying, setReplying] = useState(isOpened && isPublic(comment) && !comment.reply && !isLocked);
  const [telling, setTelling] = useState(false);
  const { couple, provider, featured } = comment;
  const facts = [
    couple.weddingDate && t('married', { day: showDay(couple.weddingDate) }),
    isOfMany && provider.name,
    comment.addedBy !== 'couple' && t(`addedBy.${comment.addedBy}`),
  ].filter(Boolean);

  const remove = async () => {
    const question = { title: t('deleteTitle', { name: couple.name }), text: t('deleteText'), confirm: t('delete') };
    if (await confirm({ ...question, danger: true })) await act(() => deleteTestimonial(comment.id), t('deleted'));
  };

  return (
    <Item data-opened={isOpened || undefined}>
      <Head>
        <Who>
          {couple.leadId ? <Link to={pathTo('lead', { id: couple.leadId })}>{couple.name}</Link> : couple.name}
          {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        </Who>
        <Marks>
          {featured && <StatusChip tone="offer">{t('featured')}</StatusChip>}
          {!isPublic(comment) && <StatusChip tone={TONES[comment.status]}>{t(`status.${comment.status}`)}</StatusChip>}
          <Stars rating={comment.rating} />
        </Marks>
      </Head>
      <Words dir="auto">{comment.comments}</Words>
      {comment.images.length > 0 && (
        <Pictures>
          {comment.images.map((image, at) => (
            <img key={image.id} src={image.url} alt={t('picture', { n: at + 1, name: couple.name })} loading="lazy" />
          ))}
        </Pictures>
      )}
      {comment.rejectReason && <Reason>{t('rejected', { reason: comment.rejectReason })}</Reason>}
      {comment.reply && !replying && (
        <Answer>
          <b>{t('yourReply')}</b>
          <p dir="auto">{comment.reply}</p>
        </Answer>
      )}
      <Suspense>
        {replying && <ReplyForm comment={comment} onDone={() => setReplying(false)} />}
        {telling && <CommentHistory id={comment.id} />}
      </Suspense>
      <Actions>
        {isPublic(comment) && !replying && (
          <Button
            size="small"
            startIcon={isLocked ? <Lock aria-hidden /> : comment.reply ? <Pencil aria-hidden /> : <Reply aria-hidden />}
            {...(isLocked && { 'aria-haspopup': 'dialog' as const })}
            onClick={() => (isLocked ? offerUpgrade('replies', provider.id) : setReplying(true))}
          >
            {t(comment.reply ? 'changeReply' : 'reply')}
          </Button>
        )}
        {isLocked && comment.reply && (
          <Button
            size="small"
            variant="text"
            color="error"
            onClick={() => void act(() => replyTo(comment.id, ''), t('replyRemoved'))}
          >
            {t('removeReply')}
          </Button>
        )}
        {isPublic(comment) && (
          <Button
            size="small"
            variant="text"
            startIcon={<Star aria-hidden />}
            aria-pressed={featured}
            onClick={() =>
              void act(
                () => feature(comment.id, comment.version, !featured),
                t(featured ? 'unfeaturedNotice' : 'featuredNotice'),
              )
            }
          >
            {t(featured ? 'unfeature' : 'feature')}
          </Button>
        )}
        <Spring />
        <IconButton
          aria-label={t('history', { name: couple.name })}
          aria-expanded={telling}
          onClick={() => setTelling(!telling)}
        >
          <History aria-hidden />
        </IconButton>
        {isOwnDraft(comment) && (
          <IconButton aria-label={t('deleteNamed', { name: couple.name })} onClick={() => void remove()}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </Actions>
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: 20,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-opened]': { backgroundColor: theme.vars.palette.primary.wash },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '6px 16px' });
const Who = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 200px',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
  '& small': { ...theme.typography.body2, fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
const Words = styled('p')({ maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Pictures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& img': { width: 120, height: 90, objectFit: 'cover', borderRadius: theme.shape.borderRadius },
}));
const Reason = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.error.ink }));
const Answer = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  padding: '10px 16px',
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.ground.sunken,
  '& b': { ...theme.typography.caption, fontWeight: 600 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Spring = styled('span')({ flex: 1 });
