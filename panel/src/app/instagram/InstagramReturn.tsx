import { InstagramReturnPage } from '#domains/people/customer-users/accounts/InstagramReturnPage.tsx';
import { InstagramPhotosPage } from '#domains/listing/galleries/instagram/InstagramPhotosPage.tsx';
import { findPendingVisit } from '#domains/listing/galleries/instagram/pending-visit.ts';
import { useState } from 'react';

/** Instagram knows one way back to us; what somebody left for says where it goes on. */
export function InstagramReturn() {
  const [visit] = useState(findPendingVisit);
  return visit ? <InstagramPhotosPage visit={visit} /> : <InstagramReturnPage />;
}
