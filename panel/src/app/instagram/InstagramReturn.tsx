import { InstagramReturnPage } from '#domains/people/customer-users/accounts/InstagramReturnPage.tsx';
import { InstagramPhotosPage } from '#domains/listing/galleries/instagram/InstagramPhotosPage.tsx';
import { findPendingVisit } from '#domains/listing/galleries/instagram/pending-visit.ts';
import { useState } from 'react';

/** Instagram has one return address for us; what the user was doing before decides which page shows the result. */
export function InstagramReturn() {
  const [visit] = useState(findPendingVisit);
  return visit ? <InstagramPhotosPage visit={visit} /> : <InstagramReturnPage />;
}
