import { expect, test } from 'vitest';
import { checkoutTarget, lookingPath } from './use-checkout-search.ts';

test('PAY-017 an address names a product of a provider, or payments that wait', () => {
  expect(checkoutTarget({ providerId: '7', productId: '2' })).toEqual({ kind: 'product', providerId: 7, productId: 2 });
  expect(checkoutTarget({ paymentIds: '5,6,5', look: '1' })).toEqual({
    kind: 'payments',
    ids: [5, 6],
    isLooking: true,
  });
  expect(checkoutTarget({ paymentIds: ['5', '8'] })).toEqual({ kind: 'payments', ids: [5, 8], isLooking: false });
  for (const search of [{}, { providerId: '7' }, { paymentIds: 'x,-1,1e3' }, { providerId: '0', productId: '2' }])
    expect(checkoutTarget(search)).toEqual({ kind: 'nothing' });
  expect(lookingPath([5, 6])).toBe('/checkout?paymentIds=5,6&look=1');
});
