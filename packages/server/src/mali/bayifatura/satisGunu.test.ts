import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { BAYI_ALANLARI } from '@masabasi/core/pazarlama/bayi/alanlar';
import { bayi } from '@masabasi/core/pazarlama/bayi/contract';
import { bayifatura as oda } from '@masabasi/core/mali/bayifatura/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumlu, oturumVer } from '../../testing/walk.ts';

/** Commission follows the dealer and the agreement on the day of the sale. Today is 20.11.2026. */

const s = await testServer();
const ac = (ad: string, yetkiler: number[]) => oturumlu(s, ad, { ad, projeler: [2], yetkiler });
const yoneten = await ac('Yöneten', [YETKI.bayiYonet, YETKI.lisansYonet]);
const muhasebe = await ac('Muhasebe', [YETKI.maliGor, YETKI.bayiKosul, YETKI.tahsilatYaz]);
afterAll(() => s.kapat());

const bayiAc = async (Ad: string) => {
  const kart = { ...bosKayit(BAYI_ALANLARI), Id: 0, Surum: 0, Ad, Aktif: true };
  return tamam(await s.call(bayi.bayiKaydet, { bayi: kart, yetkililer: [] }, yoneten.token)).Id;
};
const musteriAc = async (Soyad: string) => {
  const kart = { ...BOS_MUSTERI, Ad: 'Bayili', Soyad, ProjeIdler: [2] };
  return tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, yoneten.token)).Id;
};
const kosul = (bayiId: number, gun: string, oran: number) =>
  sql`insert into bayi_kosul (bayi_id, gecerlilik, komisyon_oran, iskonto_oran, zaman) values (${bayiId}, ${gun}, ${oran}, 0, now())`.execute(
    s.db,
  );
const atama = (bayiId: number, nesne: 'musteri' | 'lisans', id: number, baslama: string, bitis: string | null) =>
  sql`insert into bayi_atama (bayi_id, nesne, nesne_id, baslama, bitis)
    values (${bayiId}, ${nesne}, ${id}, ${baslama}::timestamptz, ${bitis}::timestamptz)`.execute(s.db);

let no = 0;
/** A cut invoice without VAT. */
async function kesilen(
  MusteriId: number,
  tarih: string,
  tutar: number,
  o: { readonly iade?: number; readonly birim?: string; readonly lisans?: number } = {},
): Promise<number> {
  const birim = o.birim ?? 'TRY';
  const { rows } = await sql<{ id: number }>`
    insert into fatura (tur, musteri_id, proje_id, lisans_id, iade_id, senaryo, tip, tarih, para_birimi, kur, brut, matrah, odenecek,
      durum, no, xml, xml_ozet, kesme_zamani, kesen_id, acan_id, acilis_zamani)
    values ('earsiv', ${MusteriId}, 2, ${o.lisans ?? null}, ${o.iade ?? null}, 'EARSIVFATURA',
      ${o.iade === undefined ? 'SATIS' : 'IADE'}, ${tarih}, ${birim}, ${birim === 'TRY' ? null : '40'}, ${tutar}, ${tutar}, ${tutar},
      'kesildi', 'BAY2026' || lpad(${String(++no)}, 9, '0'), '<a/>', sha256('x'), now(), ${muhasebe.Id}, ${muhasebe.Id}, now())
    returning id`.execute(s.db);
  return rows[0]!.id;
}

test('the day of the sale decides dealer and rate, a return has its sale’s rate, and nothing else counts', async () => {
  const [bir, iki] = [await bayiAc('Bir Bilişim'), await bayiAc('İki Bilişim')];
  await kosul(bir, '2026-01-01', 10);
  await kosul(bir, '2026-10-15', 20);
  await kosul(iki, '2026-01-01', 5);
  const m = await musteriAc('Birinci');
  await atama(bir, 'musteri', m, '2026-01-01T00:00:00Z', '2026-10-20T14:00:00Z');
  await atama(iki, 'musteri', m, '2026-10-20T14:00:00Z', null);
  const tur = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'lisansTur')
    .where('anahtar', '=', 'yillik')
    .executeTakeFirstOrThrow();
  const kart = { ...BOS_LISANS, LisansTurId: tur.id, MusteriId: m };
  const lisansId = tamam(await s.call(lisans.lisansKaydet, { lisans: kart }, yoneten.token)).Id;
  await atama(bir, 'lisans', lisansId, '2026-01-01T00:00:00Z', null);

  const ilk = await kesilen(m, '2026-10-01', 10_000);
  const beklenen: readonly (readonly [bayi: number, fatura: number, oran: number, komisyon: number])[] = [
    [bir, ilk, 1000, 1000],
    [bir, await kesilen(m, '2026-10-14', 20_000), 1000, 2000],
    [bir, await kesilen(m, '2026-10-15', 30_000), 2000, 6000],
    [bir, await kesilen(m, '2026-10-19', 40_000), 2000, 8000],
    // The customer changed dealers in the afternoon: the day belongs to the dealer at its end.
    [iki, await kesilen(m, '2026-10-20', 50_000), 500, 2500],
    [iki, await kesilen(m, '2026-10-31', 60_000), 500, 3000],
    // A licence can belong to another dealer than its customer.
    [bir, await kesilen(m, '2026-10-25', 70_000, { lisans: lisansId }), 2000, 14_000],
    [bir, await kesilen(m, '2026-10-25', 10_000, { iade: ilk }), 1000, -1000],
  ];
  await kesilen(m, '2026-09-30', 80_000);
  await kesilen(m, '2026-11-01', 80_000);
  await kesilen(m, '2026-10-10', 80_000, { birim: 'USD' });
  await kesilen(await musteriAc('Kimsenin'), '2026-10-10', 80_000);
  const iptal = await kesilen(m, '2026-10-10', 80_000);
  await sql`update fatura set durum = 'iptal', iptal_zamani = now(), iptal_nedeni = 'Yanlış kesildi' where id = ${iptal}`.execute(
    s.db,
  );

  expect(tamam(await s.call(oda.hakedisHesapla, { Donem: '2026-10' }, muhasebe.token)).Adet).toBe(2);
  const { hakedisler } = tamam(await s.call(oda.getBayiHakedis, { Donem: '2026-10' }, muhasebe.token));
  expect(hakedisler).toMatchObject([
    { BayiId: bir, Ciro: 170_000, Iade: 10_000, Komisyon: 30_000, Devir: 0, Tutar: 30_000 },
    { BayiId: iki, Ciro: 110_000, Iade: 0, Komisyon: 5500, Devir: 0, Tutar: 5500 },
  ]);
  const satirlar = await Promise.all(
    hakedisler.map(async ({ Id, BayiId }) =>
      tamam(await s.call(oda.getHakedisDetay, { Id }, muhasebe.token)).satirlar.map(
        (x) => [BayiId, x.FaturaId, x.Oran, x.Komisyon] as const,
      ),
    ),
  );
  const sirala = (hepsi: typeof beklenen) => hepsi.toSorted((a, b) => a[1] - b[1]);
  expect(sirala(satirlar.flat())).toEqual(sirala(beklenen));
});

test('an approved month is owed once, and stays approved because the next month is based on it', async () => {
  const onayla = async (Donem: string) => {
    const { hakedisler } = tamam(await s.call(oda.getBayiHakedis, { Donem }, token));
    for (const { Id, Surum } of hakedisler) tamam(await s.call(oda.hakedisOnayla, { Id, Surum, Onayli: true }, token));
    return tamam(await s.call(oda.getBayiHakedis, { Donem }, token)).hakedisler;
  };
  let { token } = muhasebe;
  const ekim = await onayla('2026-10');
  s.saat.simdi = new Date('2026-12-01T09:00:00Z');
  token = await oturumVer(s, muhasebe.Id);
  expect(tamam(await s.call(oda.hakedisHesapla, { Donem: '2026-11' }, token)).Adet).toBe(1);
  const [kasim] = await onayla('2026-11');
  expect(kasim).toMatchObject({ Bayi: 'İki Bilişim', Komisyon: 4000, Devir: 0, Tutar: 4000 });
  const once = ekim.find((h) => h.BayiId === kasim!.BayiId)!;
  expect((await s.call(oda.hakedisOnayla, { Id: once.Id, Surum: once.Surum, Onayli: false }, token)).body).toEqual({
    durum: false,
    msg: 'Bayinin sonraki ayı onaylanmış; önce onun onayını geri alınız.',
  });
  const faturala = ({ Id, Surum }: typeof once, FaturaNo: string) =>
    s.call(oda.hakedisFaturala, { Id, Surum, FaturaNo, FaturaTarihi: '2026-12-01' }, token);
  tamam(await faturala(once, 'ABC1'));
  expect((await faturala(kasim!, ' ABC1')).body).toEqual({
    durum: false,
    msg: 'Bayinin bu numaralı faturası başka bir ayda yazılı.',
  });
  tamam(await faturala(kasim!, 'ABC2'));
});
