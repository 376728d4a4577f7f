import { type ComponentProps } from 'react';
import type { UploadList as List } from '../uploads/UploadList.tsx';
import { lazyPart } from '#loading/lazy-part.ts';

const LoadedList = lazyPart(() => import('../uploads/UploadList.tsx'), 'UploadList');

/** The files being uploaded; loaded with the first of them. */
export function UploadList(props: ComponentProps<typeof List>) {
  return props.items.length > 0 && <LoadedList {...props} />;
}
