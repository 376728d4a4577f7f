import { InstagramReturnPage } from '#domains/customer-users/accounts/InstagramReturnPage.tsx';
import { InstagramPhotosPage } from '#domains/galleries/instagram/InstagramPhotosPage.tsx';
import { awaitedVisit } from '#domains/galleries/instagram/awaited-visit.ts';
import { useState } from 'react';

/** Instagram knows one way back to us; what somebody left for says where it goes on. */
export function InstagramReturn() {
  const [visit] = useState(awaitedVisit);
  return visit ? <InstagramPhotosPage visit={visit} /> : <InstagramReturnPage />;
}
