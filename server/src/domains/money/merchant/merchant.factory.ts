import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { MerchantApplicationTable } from './merchant.tables.ts';

type Given = Partial<Insertable<MerchantApplicationTable>> &
  Pick<Insertable<MerchantApplicationTable>, 'customer_id' | 'provider_id'>;

/** An application for secure payment; its encrypted values cannot be decrypted. */
export async function buildMerchantApplication(tx: Tx, given: Given): Promise<{ id: number }> {
  const city = await tx.selectFrom('cities').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return tx
    .insertInto('merchant_applications')
    .values({
      provider_name: 'Wattle Creek Estate Pty Ltd',
      first_name: 'Imogen',
      last_name: 'Hartley',
      birth_date: '1984-03-09',
      position: 'director',
      document_type: 'driver_licence',
      document_state: 'NSW',
      document_number_sealed: 'v1.none',
      document_number_end: '4318',
      document_expires_on: '2031-03-09',
      iban_sealed: 'v1.none',
      iban_end: '5678',
      bank: 'Commonwealth Bank',
      billing_address: '118 Creek Road, Bangalow NSW 2479',
      billing_number: '51824753556',
      trade_register_number: '004085616',
      phone: '+61255501234',
      mobile: '+61491570006',
      email: 'accounts@wattlecreek.example',
      city_id: city.id,
      created_at: new Date().toISOString(),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
