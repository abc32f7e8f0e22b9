import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';
import { sql } from 'kysely';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { faturaGoruntusu } from './ekler.ts';
import { gonderimBakisi, gonderimIsi } from './entegratorGonderim.ts';
import { gelenAlmaIsi, gelenBakisi, gelenYanitIsi } from './gelenIs.ts';
import { mukellefIsi } from './mukellef.ts';
import { fatura as handlers } from './handlers.ts';
import { zamanKaynagi } from './zaman.ts';

export const fatura: Room<typeof contract> = {
  handlers,
  isler: [gonderimIsi, gonderimBakisi, gelenYanitIsi, gelenAlmaIsi, gelenBakisi, mukellefIsi],
  olaylar: { fatura: duyurulur(() => true) },
  zamanKaynagi,
  adresler: [faturaGoruntusu],
  musteriBagi: {
    satirlar: { fatura: 'fatura' },
    // A cut invoice belongs to the books, whatever its later state.
    saklanir: (musteri) =>
      sql<boolean>`exists (select from fatura f where f.musteri_id = ${musteri} and f.no is not null)`,
    async yokEt(db, idler) {
      const taslaklar = sql`(select id from fatura where musteri_id = any(${[...idler]}::int[]) and no is null)`;
      await sql`delete from hareket where nesne = 'fatura' and nesne_id in ${taslaklar}`.execute(db);
      await sql`delete from fatura_kalem where fatura_id in ${taslaklar}`.execute(db);
      await sql`delete from fatura where id in ${taslaklar}`.execute(db);
    },
    silmeEngeli: async (db, musteriId) =>
      (await db
        .selectFrom('fatura')
        .select('id')
        .where('musteri_id', '=', musteriId)
        .where('durum', '=', 'taslak')
        .executeTakeFirst())
        ? 'Müşterinin fatura taslağı var. Önce kesiniz ya da vazgeçiniz.'
        : null,
  },
};
