import { InstagramReturnPage } from '#domains/people/customer-users/accounts/InstagramReturnPage.tsx';
import { InstagramPhotosPage } from '#domains/listing/galleries/instagram/InstagramPhotosPage.tsx';
import { awaitedVisit } from '#domains/listing/galleries/instagram/awaited-visit.ts';
import { useState } from 'react';

/** Instagram knows one way back to us; what somebody left for says where it goes on. */
export function InstagramReturn() {
  const [visit] = useState(awaitedVisit);
  return visit ? <InstagramPhotosPage visit={visit} /> : <InstagramReturnPage />;
}
