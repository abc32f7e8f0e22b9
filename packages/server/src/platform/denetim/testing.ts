import type { denetim as contract } from '@masabasi/core/platform/denetim/contract';
import type { Ornekler } from '../../testing/access.ts';
import { sql } from 'kysely';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  getDenetim: { kim: 'yetki 1103', sayfa: '/yonetim/denetim' },
  denetimGerekli: { kim: 'yetki 1103', sayfa: '/yonetim/denetim' },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  kisiSatirlari: async ({ db, kisiId, digerId, zaman, soz }) => {
    const yaz = (kisi_id: number, nesne_id: number, yeni: string, eski?: string) =>
      db
        .insertInto('denetim')
        .values({
          zaman,
          kisi_id,
          eylem: 'moladetay',
          nesne: 'kisi',
          nesne_id,
          eski: eski === undefined ? null : JSON.stringify({ not: eski }),
          yeni: JSON.stringify({ not: yeni }),
          ip: '10.5.5.5',
          istek_id: 'x',
        })
        .execute();
    await yaz(kisiId, kisiId, soz('denetim'), soz('denetim oncesi'));
    await yaz(digerId, kisiId, soz('erisim'), soz('erisim oncesi'));
    await yaz(kisiId, digerId, 'baskasinin-bilgisi', 'baskasinin-bilgisi');
    return { denetim: [soz('denetim'), soz('denetim oncesi'), soz('erisim'), soz('erisim oncesi')] };
  },
  listeSatirlari: {
    // Entries about a person, about a customer and about neither, on three days, with and without an author.
    async denetim({ db, zaman, kisiId, cinarId, adet }) {
      await sql`
        insert into denetim (zaman, kisi_id, eylem, nesne, nesne_id, ip, istek_id)
        select ${zaman}::timestamptz + (i % 3 - 1) * interval '1 day', case when i % 4 > 0 then ${kisiId}::int end, 'musteriKaydet',
          (array['kisi', 'musteri', 'rol'])[1 + i % 3], case when i % 3 = 0 then ${cinarId}::int else i end, '', 'x'
        from generate_series(1, ${adet}::int) i`.execute(db);
      return {};
    },
  },
};
