import type { Testimonial } from '@bellbird/contract/reputation/testimonials';
import { canDispute, isOwnDraft, isPublic } from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Stars } from './Stars.tsx';
import { deleteTestimonial, feature, replyTo } from './testimonials.queries.ts';
import { useCommentAction } from './use-testimonials.ts';
import css from './Comment.module.css';

const ReplyForm = lazyPart(() => import('./ReplyForm.tsx'), 'ReplyForm');
const CommentDialog = lazyPart(() => import('./CommentDialog.tsx'), 'CommentDialog');
const DisputeDialog = lazyPart(() => import('./DisputeDialog.tsx'), 'DisputeDialog');
const CommentHistory = lazyPart(() => import('./CommentHistory.tsx'), 'CommentHistory');

const TONES = { pending: 'pending', active: 'deal', rejected: 'bad' } as const;

type CommentProps = { comment: Testimonial; isOpened: boolean; isOfMany: boolean };

/** A couple's comment with the vendor's reply and its actions. */
export function Comment({ comment, isOpened, isOfMany }: CommentProps) {
  const { t } = useTranslation('testimonials');
  const nameOfOrigin = useConfigNames('testimonial_added_by');
  const nameOfReason = useConfigNames('testimonial_rejected_reason');
  const confirm = useConfirm();
  const act = useCommentAction();
  const isLocked = useLimited()(comment.provider.id);
  const offerUpgrade = useUpgrade();
  const [replying, setReplying] = useState(isOpened && isPublic(comment) && !comment.reply && !isLocked);
  const [telling, setTelling] = useState(false);
  const [editing, setEditing] = useState(false);
  const [disputing, setDisputing] = useState(false);
  const { couple, provider, featured } = comment;
  const facts = [
    couple.weddingDate && t('married', { day: showDay(couple.weddingDate) }),
    isOfMany && provider.name,
    comment.addedBy !== 'couple' && t('addedBy', { who: nameOfOrigin(comment.addedBy) }),
    comment.source && t('writtenOn', { day: showDay(comment.source.writtenOn) }),
  ].filter(Boolean);

  const remove = async () => {
    const question = { title: t('deleteTitle', { name: couple.name }), text: t('deleteText'), confirm: t('delete') };
    if (await confirm({ ...question, danger: true })) await act(() => deleteTestimonial(comment.id), t('deleted'));
  };

  return (
    <Stack component="li" gap={2.5} className={css.item} data-opened={isOpened || undefined}>
      <Row align="start" wrap className={css.head}>
        <div className={css.who}>
          {couple.leadId ? <Link to={pathTo('lead', { id: couple.leadId })}>{couple.name}</Link> : couple.name}
          {facts.length > 0 && <small>{facts.join(' · ')}</small>}
          {comment.source && (
            <small>
              <TextLink href={comment.source.url} target="_blank" rel="noopener noreferrer nofollow">
                {t(`source.${comment.source.channel}`)}
              </TextLink>
            </small>
          )}
        </div>
        <Row gap={2.5} wrap>
          {featured && <StatusChip tone="offer">{t('featured')}</StatusChip>}
          {!isPublic(comment) && <StatusChip tone={TONES[comment.status]}>{t(`status.${comment.status}`)}</StatusChip>}
          <Stars rating={comment.rating} />
        </Row>
      </Row>
      <p className={css.words} dir="auto">
        {comment.comments}
      </p>
      {comment.images.length > 0 && (
        <Row gap={2} align="stretch" wrap className={css.pictures}>
          {comment.images.map((image, at) => (
            <img key={image.id} src={image.url} alt={t('picture', { n: at + 1, name: couple.name })} loading="lazy" />
          ))}
        </Row>
      )}
      {comment.rejectReason && (
        <Text size="small" tone="danger">
          {t('rejected', { reason: nameOfReason(comment.rejectReason) || comment.rejectReason })}
        </Text>
      )}
      {comment.dispute && (
        <Quiet>{t(`dispute.${comment.dispute.state}`, { reason: comment.dispute.answer ?? '' })}</Quiet>
      )}
      {comment.reply && !replying && (
        <div className={css.answer}>
          <b>{t('yourReply')}</b>
          <p dir="auto">{comment.reply}</p>
        </div>
      )}
      {replying && <ReplyForm comment={comment} onDone={() => setReplying(false)} />}
      {telling && <CommentHistory id={comment.id} />}
      {editing && <CommentDialog providers={[provider]} comment={comment} onClose={() => setEditing(false)} />}
      {disputing && <DisputeDialog comment={comment} onClose={() => setDisputing(false)} />}
      <Row gap={2} wrap>
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
        <Row className={css.marks}>
          {canDispute(comment) && (
            <IconButton
              aria-label={t('dispute.named', { name: couple.name })}
              onClick={() => setDisputing(true)}
              icon={Flag}
            />
          )}
          <IconButton
            aria-label={t('history', { name: couple.name })}
            aria-expanded={telling}
            onClick={() => setTelling(!telling)}
            icon={History}
          />
          {isOwnDraft(comment) && (
            <IconButton
              aria-label={t('editNamed', { name: couple.name })}
              onClick={() => setEditing(true)}
              icon={Pencil}
            />
          )}
          {isOwnDraft(comment) && (
            <IconButton
              aria-label={t('deleteNamed', { name: couple.name })}
              onClick={() => void remove()}
              icon={Trash2}
            />
          )}
        </Row>
      </Row>
    </Stack>
  );
}
