import { type ComponentProps, lazy, Suspense } from 'react';
import type { UploadList as List } from '../uploads/UploadList.tsx';

const LoadedList = lazy(async () => ({ default: (await import('../uploads/UploadList.tsx')).UploadList }));

/** The files being uploaded; loaded with the first of them. */
export function UploadList(props: ComponentProps<typeof List>) {
  return (
    props.items.length > 0 && (
      <Suspense>
        <LoadedList {...props} />
      </Suspense>
    )
  );
}
