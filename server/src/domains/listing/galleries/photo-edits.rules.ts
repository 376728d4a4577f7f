import { type Area, type PhotoEdit, UNEDITED, isWithin, toOriginalArea } from '@bellbird/contract/listing/galleries';

type Before = {
  status: 'pending' | 'active' | 'passive' | 'rejected';
  edit: PhotoEdit | null;
  seen_area: Area | null;
};

/**
 * What an edit does to the approval of a photo. The team has seen a part of an approved photo; less of it needs no second
 * look, more of it does. A photo that waits is shown to the team as it is now, and a rejected one waits again.
 */
export function planReview(before: Before, edit: PhotoEdit): { isReviewed: boolean; seenArea: Area | null } {
  const isApproved = before.status === 'active' || before.status === 'passive';
  if (!isApproved) return { isReviewed: true, seenArea: null };
  const seenArea = before.seen_area ?? toOriginalArea(before.edit ?? UNEDITED);
  return isWithin(toOriginalArea(edit), seenArea)
    ? { isReviewed: false, seenArea }
    : { isReviewed: true, seenArea: null };
}

/** Whether the pixels change; the focus alone needs no drawing. */
export function isRedrawn(before: PhotoEdit | null, after: PhotoEdit): boolean {
  const { turn, crop } = before ?? UNEDITED;
  return (
    turn !== after.turn || (['x', 'y', 'width', 'height'] as const).some((side) => crop[side] !== after.crop[side])
  );
}
