import { contract } from '@masabasi/core/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { afterAll, describe, expect, test } from 'vitest';
import { analizAraclari, mesaj } from './testing.ts';
import { masaKur } from '../../masa/gorusme/testing.ts';
import { tamam, testServer } from '../../testing/product.ts';

/** Analyses and the tickets that they come from. */

const { analiz: oda, bildirim } = contract;

const s = await testServer();
const { destek, kaydet, acilan, detay, karar, kabulBekleyen } = await analizAraclari(s);
const masa = await masaKur(s);
const NEDEN = 'Bu yıl yapılamaz, gelecek yıl.';
afterAll(() => s.kapat());

describe('sources of an analysis', () => {
  test('links tickets once each, and counts the customers who asked and their fees', async () => {
    const bir = await masa.ac();
    const iki = await masa.ac();
    const ayni = await masa.ac({ MusteriId: bir.MusteriId }, { gordum: ['ayniKonu'] });
    await masa.lisansAc(bir.MusteriId, { YillikBedel: kurus(1_200_000) });
    await masa.lisansAc(iki.MusteriId, { YillikBedel: kurus(300_000) });
    const Id = await acilan({}, destek, { GorusmeId: bir.Id });
    for (const GorusmeId of [iki.Id, ayni.Id, ayni.Id])
      tamam(await s.call(oda.analizKaynakBagla, { Id, kaynak: { GorusmeId } }, destek.token));
    const { analiz, kaynaklar } = await detay(Id);
    expect(analiz.Isteyen).toBe(2);
    expect(kaynaklar.map((x) => [x.Tur, x.KayitId])).toHaveLength(3);
    const { yillik } = tamam(await s.call(oda.analizGeliri, { Id }, destek.token));
    expect(yillik).toEqual([{ ParaBirimi: 'TRY', Tutar: 1_500_000 }]);
    const { analizler } = tamam(await s.call(oda.kaynaginAnalizleri, { GorusmeId: iki.Id }, destek.token));
    expect(analizler.map((a) => a.Id)).toEqual([Id]);
    tamam(await s.call(oda.analizKaynakKaldir, { Id, kaynak: { GorusmeId: iki.Id } }, destek.token));
    expect((await detay(Id)).analiz.Isteyen).toBe(1);
    expect((await detay(Id)).hareketlist[0]?.Baslik).toBe(`Kaynak kaldırıldı: ${iki.No}`);
  });

  test('refuses a source of another product, or no source at all', async () => {
    const m = await masa.musteriAc({ ProjeIdler: [2] });
    const baska = await masa.ac({ MusteriId: m.Id, ProjeId: 6 }, {}, masa.can);
    const msg = 'Seçtiğiniz görüşme ya da web isteği bulunamadı.';
    expect(mesaj(await kaydet({ Baslik: 'A' }, destek, { GorusmeId: baska.Id }))).toBe(msg);
    const Id = await acilan();
    expect(
      mesaj(await s.call(oda.analizKaynakBagla, { Id, kaynak: { WebistekId: 2_000_000_000 } }, destek.token)),
    ).toBe(msg);
    expect(mesaj(await s.call(oda.analizKaynakBagla, { Id, kaynak: {} }, destek.token))).toBe(
      'Bir görüşme ya da bir web isteği seçiniz.',
    );
  });

  test('tells everybody who linked a source that the analysis was refused', async () => {
    const { Id: GorusmeId } = await masa.ac();
    const Id = await kabulBekleyen();
    tamam(await s.call(oda.analizKaynakBagla, { Id, kaynak: { GorusmeId } }, masa.ayse.token));
    tamam(await karar(Id, { Karar: 'red', Aciklama: NEDEN }));
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, masa.ayse.token));
    expect(bildirimler[0]?.Baslik).toContain(': Red, Reçetede arama');
  });
});
