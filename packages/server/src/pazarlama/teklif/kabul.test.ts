import { contract } from '@masabasi/core/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { sorgulari } from '../../testing/kilit.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { teklifIsi } from './job.ts';
import { kalem, sozu, teklifAraclari } from './testing.ts';

/** The results of acceptance, conversations about a quote, and the effect of passing days. */

const { teklif: oda } = contract;
const s = await testServer();
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { satan, neden } = a;

const KABUL = { KabulEden: 'Ece Ar' };
const KAYIP = { KayipNedenId: neden, Aciklama: 'Bütçeleri bu yıl yetmedi' };

describe('acceptance', () => {
  const ureten = async () => ({
    MusteriId: await a.yeniMusteri(),
    LisansTurId: a.yillikTur,
    EgitimTurId: a.egitimTur,
    SozlesmeYil: 2,
  });
  const lisansi = async (MusteriId: number) =>
    s.db.selectFrom('lisans').selectAll().where('musteri_id', '=', MusteriId).orderBy('id').execute();
  const egitimi = async (MusteriId: number) =>
    s.db.selectFrom('egitim').selectAll().where('musteri_id', '=', MusteriId).orderBy('id').execute();
  const faturasi = async (MusteriId: number) =>
    s.db.selectFrom('fatura').selectAll().where('musteri_id', '=', MusteriId).orderBy('id').execute();
  const uretim = async (Id: number, Var: boolean) =>
    s.call(oda.teklifUretim, { Id, Surum: await a.surumu(Id), Var }, satan.token);

  test('reads the lines of the quote once for the choice and for all results', async () => {
    const { Id } = await a.gonderilen(await ureten(), [kalem(), kalem({ Ad: 'Yedekleme', Opsiyonel: true })]);
    const istek = { Id, Surum: await a.surumu(Id), Durum: 'kabul' as const, ...KABUL, Secilen: [1] };
    const { yanit, sorgular } = await sorgulari(s, () => s.call(oda.teklifDurumGuncelle, istek, satan.token));
    tamam(yanit);
    expect(sorgular.filter((q) => /^\s*select [^]* from teklif_kalem /.test(q))).toHaveLength(1);
    expect(sorgular.filter((q) => /^\s*update teklif_kalem /.test(q))).toHaveLength(1);
  });

  test('makes the invoice draft again after somebody gave up the first one', async () => {
    const o = await ureten();
    const { Id } = await a.gonderilen(o);
    tamam(await a.durum(Id, 'kabul', satan, KABUL));
    const { FaturaId } = (await a.detay(Id)).teklif;
    const mali = await oturumlu(s, 'faturaci', {
      ad: 'Faturacı',
      departmanId: await s.departman('Faturalama'),
      projeler: [2],
      yetkiler: [YETKI.maliGor, YETKI.faturaKes],
    });
    const { fatura } = tamam(await s.call(contract.fatura.getFaturaDetay, { Id: FaturaId! }, mali.token));
    tamam(await s.call(contract.fatura.faturaVazgec, { Id: FaturaId!, Surum: fatura.Surum }, mali.token));
    expect(sozu(await uretim(Id, true))).toBe('tamam');
    expect((await faturasi(o.MusteriId)).map((f) => f.durum)).toEqual(['vazgecildi', 'taslak']);
    expect(await lisansi(o.MusteriId)).toHaveLength(1);
    expect(sozu(await uretim(Id, true))).toBe('Lisans, fatura ve eğitim zaten oluşturulmuş.');
  });

  test('counts the chosen lines, makes the licence and the training wish once, and can be undone and repeated', async () => {
    const o = await ureten();
    const { Id } = await a.gonderilen(o, [kalem(), kalem({ Ad: 'Yedekleme', Opsiyonel: true, BirimFiyat: '100' })]);
    for (const Secilen of [[0], [1, 0], [2]])
      expect(sozu(await a.durum(Id, 'kabul', satan, { ...KABUL, Secilen }))).toBe(
        'Seçilen kalemlerden biri seçmeli değil; teklifi yeniden açınız.',
      );
    tamam(await a.durum(Id, 'kabul', satan, { ...KABUL, Secilen: [1] }));
    const d = await a.detay(Id);
    expect(d.kalemler.map((k) => k.Secildi)).toEqual([false, true]);
    expect(d.teklif).toMatchObject({
      DurumAnahtar: 'kabul',
      KabulEden: 'Ece Ar',
      GenelToplam: 486_180,
      Yillik: 405_150,
    });
    const [lisans, ...kalan] = await lisansi(o.MusteriId);
    expect(kalan).toEqual([]);
    expect(lisans).toMatchObject({
      id: d.teklif.LisansId,
      baslama_tarihi: '2026-11-20',
      bitis_tarihi: '2028-11-19',
      yillik_bedel: 405_150,
      kullanici_sayisi: 3,
      hal: 'Aktif',
    });
    expect(await egitimi(o.MusteriId)).toMatchObject([
      { id: d.teklif.EgitimId, durum: 'talep', lisans_id: lisans!.id },
    ]);
    expect(sozu(await uretim(Id, true))).toBe('Lisans, fatura ve eğitim zaten oluşturulmuş.');
    tamam(await uretim(Id, false));
    expect((await lisansi(o.MusteriId)).map((l) => l.hal)).toEqual(['İptal']);
    expect((await egitimi(o.MusteriId)).map((e) => e.durum)).toEqual(['iptal']);
    expect(sozu(await uretim(Id, false))).toBe('Oluşturulmuş bir lisans, fatura ya da eğitim yok.');
    tamam(await uretim(Id, true));
    expect((await lisansi(o.MusteriId)).map((l) => l.hal)).toEqual(['İptal', 'Aktif']);
    expect((await egitimi(o.MusteriId)).map((e) => e.durum)).toEqual(['iptal', 'talep']);
  });

  test('drafts the invoice of the chosen lines with the sums of the quote, until it is issued', async () => {
    const o = await ureten();
    const { Id } = await a.gonderilen(o, [
      kalem({ Miktar: '2.5', BirimFiyat: '333.333', IskontoOran: 750 }),
      kalem({ Ad: 'Kurulum', BirimFiyat: '99.99', IskontoTutar: kurus(1234), Periyot: 'tek', KdvOran: 10 }),
      kalem({ Ad: 'Yedekleme', Opsiyonel: true, BirimFiyat: '100', IskontoOran: 0 }),
      kalem({ Ad: 'Seçilmeyen', Opsiyonel: true, BirimFiyat: '7000' }),
    ]);
    tamam(await a.durum(Id, 'kabul', satan, { ...KABUL, Secilen: [2] }));
    const { teklif: t } = await a.detay(Id);
    const [taslak, ...kalan] = await faturasi(o.MusteriId);
    expect(kalan).toEqual([]);
    expect(taslak).toMatchObject({
      id: t.FaturaId,
      lisans_id: t.LisansId,
      durum: 'taslak',
      brut: t.Brut,
      iskonto: t.Iskonto,
      matrah: t.Matrah,
      kdv: t.Kdv,
      odenecek: t.GenelToplam,
    });
    const satirlar = await s.db
      .selectFrom('fatura_kalem')
      .select(['ad', 'miktar', 'iskonto_oran'])
      .where('fatura_id', '=', taslak!.id)
      .orderBy('sira')
      .execute();
    expect(satirlar.map((k) => [k.ad, k.miktar, k.iskonto_oran])).toEqual([
      ['Yıllık lisans', '2.5', 750],
      ['Kurulum', '3', null],
      ['Yedekleme', '3', null],
    ]);
    const bakan = await oturumlu(s, 'bakan', {
      ad: 'Bakan',
      departmanId: await s.departman('Muhasebe'),
      projeler: [2],
      yetkiler: [YETKI.maliGor],
    });
    const karti = await s.call(contract.fatura.getFaturaDetay, { Id: taslak!.id }, bakan.token);
    expect(tamam(karti).fatura).toMatchObject({ TeklifId: Id, TeklifNo: t.No });
    tamam(await uretim(Id, false));
    expect((await faturasi(o.MusteriId)).map((f) => f.durum)).toEqual(['vazgecildi']);
    tamam(await uretim(Id, true));
    const ikinci = (await faturasi(o.MusteriId))[1]!;
    expect(ikinci).toMatchObject({ durum: 'taslak', odenecek: t.GenelToplam });
    await sql`update fatura set durum = 'kesildi', no = 'MSA2026000000777', xml = '<x/>', xml_ozet = sha256('<x/>'),
      kesme_zamani = '2026-11-20T09:00:00Z', kesen_id = acan_id where id = ${ikinci.id}`.execute(s.db);
    expect(sozu(await uretim(Id, false))).toBe(
      'Faturası kesilmiş (MSA2026000000777); kabulün oluşturdukları geri alınmaz.',
    );
    expect((await lisansi(o.MusteriId)).map((l) => l.hal)).toEqual(['İptal', 'Aktif']);
    expect((await egitimi(o.MusteriId)).map((e) => e.durum)).toEqual(['iptal', 'talep']);
  });

  test('is not undone while its training is planned', async () => {
    const o = await ureten();
    const { Id } = await a.gonderilen(o);
    tamam(await a.durum(Id, 'kabul', satan, KABUL));
    await sql`update egitim set durum = 'planlandi', egitmen_id = ${satan.Id}, planlanan_baslama = '2026-12-01T07:00:00Z',
      planlanan_bitis = '2026-12-01T09:00:00Z' where musteri_id = ${o.MusteriId}`.execute(s.db);
    expect(sozu(await uretim(Id, false))).toBe('Eğitim planlanmış; önce eğitimi iptal ediniz.');
    expect([(await lisansi(o.MusteriId))[0]!.hal, (await faturasi(o.MusteriId))[0]!.durum]).toEqual([
      'Aktif',
      'taslak',
    ]);
  });

  test('stands when the licence overlaps another, and gives the reason for the missing licence until it is possible', async () => {
    const o = await ureten();
    const ilk = await a.gonderilen(o);
    tamam(await a.durum(ilk.Id, 'kabul', satan, KABUL));
    const { Id } = await a.gonderilen(o);
    tamam(await a.durum(Id, 'kabul', satan, KABUL));
    const { teklif } = await a.detay(Id);
    expect(teklif).toMatchObject({ DurumAnahtar: 'kabul', LisansId: null });
    expect(teklif.LisansEngeli).toContain('Müşterinin aynı türden bir lisansı bu günlerde var');
    tamam(await uretim(ilk.Id, false));
    tamam(await uretim(Id, true));
    expect((await a.detay(Id)).teklif).toMatchObject({ LisansId: expect.any(Number), LisansEngeli: '' });
    expect(await egitimi(o.MusteriId)).toHaveLength(2);
  });

  test('happens once for many accepts at the same time', async () => {
    const o = await ureten();
    const { Id } = await a.gonderilen(o);
    const Surum = await a.surumu(Id);
    const hepsi = await Promise.all(
      Array.from({ length: 20 }, () =>
        s.call(oda.teklifDurumGuncelle, { Id, Surum, Durum: 'kabul', ...KABUL }, satan.token),
      ),
    );
    expect(hepsi.map(sozu).filter((c) => c === 'tamam')).toHaveLength(1);
    const olusan = [await lisansi(o.MusteriId), await faturasi(o.MusteriId), await egitimi(o.MusteriId)];
    expect(olusan.map((x) => x.length)).toEqual([1, 1, 1]);
  });
});

test('closes the open next step by a new conversation, and lists late ones first', async () => {
  const { Id } = await a.gonderilen();
  const yaz = (Aciklama: string, Sonraki_Tarih: string | null, Tarih = '2026-11-20') =>
    s.call(
      oda.teklifGorusmeKaydet,
      { gorusme: { TeklifId: Id, GorusmeTurId: a.gorusmeTur, Tarih, Aciklama, Sonraki_Tarih } },
      satan.token,
    );
  expect(sozu(await yaz('Aranacak', null, '2026-11-21'))).toBe('Görüşmenin günü gelecekte olamaz.');
  tamam(await yaz('Arandı, düşünecekler', '2026-11-23'));
  const takip = async () =>
    tamam(await s.call(oda.getTeklifGorusmeList, { sekme: 'takip' }, satan.token)).gorusmelist.filter(
      (g) => g.TeklifId === Id,
    );
  expect((await takip()).map((g) => [g.Aciklama, g.Acik, g.Gecikti])).toEqual([['Arandı, düşünecekler', true, false]]);
  await a.vakit('2026-11-25T09:00:00Z');
  expect((await takip())[0]!.Gecikti).toBe(true);
  tamam(await yaz('Yeniden arandı', '2026-11-30', '2026-11-25'));
  expect((await takip()).map((g) => g.Aciklama)).toEqual(['Yeniden arandı']);
  tamam(await a.durum(Id, 'red', satan, KAYIP));
  expect(await takip()).toEqual([]);
  await a.vakit('2026-11-20T09:00:00Z');
});

test('reminds before the last day, expires after it, and reports quotes without an answer', async () => {
  const { Id } = await a.taslak({ Gecerlilik_Tarihi: '2026-11-28' });
  await sql`update teklif set durum = 'gonderildi', eposta = 'ece@firma.com', gonderim_zamani = '2026-11-20T09:00:00Z'
    where id = ${Id}`.execute(s.db);
  const gun = (an: string) =>
    teklifIsi.calistir({ db: s.db, simdi: new Date(an), config: { publicUrl: 'https://masa.example' } });
  const postalar = async () =>
    (await s.db.selectFrom('posta').select('konu').where('alici', '=', 'ece@firma.com').execute()).map((p) => p.konu);
  await gun('2026-11-24T09:00:00Z');
  expect(await postalar()).toEqual([]);
  await gun('2026-11-26T09:00:00Z');
  await gun('2026-11-27T09:00:00Z');
  expect(await postalar()).toEqual([expect.stringContaining('Teklifiniz 28.11.2026 günü sona eriyor')]);
  const { hatirlatildi, takip_bildirildi } = await s.db
    .selectFrom('teklif')
    .selectAll()
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  expect([hatirlatildi, takip_bildirildi].every((x) => x !== null)).toBe(true);
  await gun('2026-11-28T20:00:00Z');
  expect((await a.detay(Id)).teklif.DurumAnahtar).toBe('gonderildi');
  await gun('2026-11-29T09:00:00Z');
  expect((await a.detay(Id)).teklif.DurumAnahtar).toBe('suresi_doldu');
});
