import { expect, test } from 'vitest';
import { checkoutTarget, outcomePath } from './use-checkout-search.ts';

test('PAY-017 the address names a product of a provider, or open payments', () => {
  expect(checkoutTarget({ providerId: '7', productId: '2' })).toEqual({ kind: 'product', providerId: 7, productId: 2 });
  expect(checkoutTarget({ paymentIds: '5,6,5', look: '1' })).toEqual({
    kind: 'payments',
    ids: [5, 6],
    showsOutcome: true,
  });
  expect(checkoutTarget({ paymentIds: ['5', '8'] })).toEqual({ kind: 'payments', ids: [5, 8], showsOutcome: false });
  for (const search of [{}, { providerId: '7' }, { paymentIds: 'x,-1,1e3' }, { providerId: '0', productId: '2' }])
    expect(checkoutTarget(search)).toEqual({ kind: 'nothing' });
  expect(outcomePath([5, 6])).toBe('/checkout?paymentIds=5,6&look=1');
});
