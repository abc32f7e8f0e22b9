import { contract } from '@masabasi/core/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { BOS_PLAN, projeAraclari } from './testing.ts';

/** Projects: planning, moves after a delay, approval, and flows that two people draw at once. */

const { projetakip: oda, bildirim } = contract;
const s = await testServer();
const araclar = await projeAraclari(s);
const { planlayan, onaylayan, ikisi, baskasi, yeniProje, yeniKonu, planYaz, yeniPlan, oku, durumu, onayli } = araclar;
afterAll(() => s.kapat());

const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;
const bagli = (PlanId: number) => [{ PlanId, Tur: 'FS' as const, Gecikme: 0 }];
const gunleri = async (ProjeId: number) =>
  Object.fromEntries(
    (await oku(ProjeId)).projePlanDetayList.map((p) => [
      p.Ad,
      `${p.Baslama_Tarihi} ${p.Bitis_Tarihi} ${p.DurumAnahtar}`,
    ]),
  );
/** Three plans, each after the one before. */
async function uc() {
  const ProjeId = await yeniProje();
  const KonuId = await yeniKonu(ProjeId);
  const ortak = { ProjeId, KonuId };
  const ilk = await yeniPlan({ ...ortak, Ad: 'Çözümleme' });
  const orta = await yeniPlan({
    ...ortak,
    Ad: 'Yazım',
    Baslama_Tarihi: '2026-12-07',
    Bitis_Tarihi: '2026-12-11',
    Bagimliliklar: bagli(ilk),
  });
  const son = await yeniPlan({
    ...ortak,
    Ad: 'Kurulum',
    Baslama_Tarihi: '2026-12-14',
    Bitis_Tarihi: '2026-12-14',
    Bagimliliklar: bagli(orta),
  });
  return { ...ortak, ilk, orta, son };
}

describe('planning', () => {
  test('refuses writes of people who neither plan nor own the project', async () => {
    const { ProjeId, KonuId } = await uc();
    expect(mesaj(await planYaz({ ProjeId, KonuId }, baskasi))).toMatch(/^Projeyi, sorumlusu/);
    expect(mesaj(await planYaz({ ProjeId, KonuId }, onaylayan))).toMatch(/^Projeyi, sorumlusu/);
    expect((await oku(ProjeId, null, baskasi)).projeDetay).toMatchObject({ Planlar: false, Onaylar: false, Plan: 3 });
  });

  test.each([
    [{ Bitis_Tarihi: '2026-11-30' }, 'Bitiş, başlamadan önce olamaz.'],
    [{ Bitis_Tarihi: '2026-12-05' }, '05.12.2026 çalışma günü değil; hafta sonu ve tatil olmayan bir gün seçiniz.'],
    [{ KilometreTasi: true }, 'Kilometre taşı tek bir gündür; bitişi başlamasıyla aynı olmalı.'],
    [{ KonuId: 2_000_000_000 }, 'Seçtiğiniz konu bu projede yok.'],
    [{ Bagimliliklar: bagli(2_000_000_000) }, 'Bağlandığı plan bu projede yok.'],
    [{ SorumluId: 2_000_000_000 }, 'Seçtiğiniz sorumlu bu ürünle çalışmıyor.'],
  ])('%j is refused', async (yanlis, neden) => {
    const ProjeId = await yeniProje();
    const KonuId = await yeniKonu(ProjeId);
    expect(mesaj(await planYaz({ ProjeId, KonuId, ...yanlis }))).toBe(neden);
    expect((await oku(ProjeId)).projePlanDetayList).toEqual([]);
  });

  test('names a circle in its order and writes nothing', async () => {
    const { ProjeId, KonuId, ilk, son } = await uc();
    const once = await oku(ProjeId);
    const cevap = await planYaz({ ProjeId, KonuId, Id: ilk, Surum: 1, Ad: 'Çözümleme', Bagimliliklar: bagli(son) });
    expect(mesaj(cevap)).toMatch(/^Bağımlılıklar döngü oluşturuyor: .+ → .+ → .+ → .+\.$/);
    expect(mesaj(cevap)).toContain('Yazım → Kurulum → Çözümleme → Yazım');
    expect(await oku(ProjeId)).toEqual(once);
  });

  test('refuses one of two people who close a circle at once', async () => {
    const ProjeId = await yeniProje();
    const KonuId = await yeniKonu(ProjeId);
    const bir = await yeniPlan({ ProjeId, KonuId, Ad: 'Bir' });
    const iki = await yeniPlan({ ProjeId, KonuId, Ad: 'İki' });
    const gec = { ProjeId, KonuId, Surum: 1, Baslama_Tarihi: '2026-12-07', Bitis_Tarihi: '2026-12-07' };
    const cevaplar = await Promise.all([
      planYaz({ ...gec, Id: bir, Ad: 'Bir', Bagimliliklar: bagli(iki) }),
      planYaz({ ...gec, Id: iki, Ad: 'İki', Bagimliliklar: bagli(bir) }, ikisi),
    ]);
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
  });

  test('names the first possible day for a plan that would begin before its predecessor ends', async () => {
    const { ProjeId, KonuId, ilk } = await uc();
    const erken = { Baslama_Tarihi: '2026-12-03', Bitis_Tarihi: '2026-12-04', Bagimliliklar: bagli(ilk) };
    expect(mesaj(await planYaz({ ProjeId, KonuId, ...erken }))).toBe(
      '‘Plan’, bağlı olduğu planlara göre en erken 07.12.2026 günü başlar.',
    );
  });

  test('previews the moves after a delay, and moves plans only when the caller chose it', async () => {
    const { ProjeId, KonuId, ilk, orta } = await uc();
    const uzun = { ...BOS_PLAN, ProjeId, KonuId, Id: ilk, Surum: 1, Ad: 'Çözümleme', Bitis_Tarihi: '2026-12-08' };
    const { kayanlar } = tamam(await s.call(oda.projePlanOnizle, { plan: uzun }, planlayan.token));
    expect(kayanlar).toMatchObject([
      { Ad: 'Yazım', EskiBaslama: '2026-12-07', YeniBaslama: '2026-12-09', YeniBitis: '2026-12-15' },
      { Ad: 'Kurulum', EskiBaslama: '2026-12-14', YeniBaslama: '2026-12-16' },
    ]);
    expect((await gunleri(ProjeId))['Çözümleme']).toBe('2026-12-01 2026-12-04 taslak');
    await onayli(ProjeId, orta);
    expect(tamam(await planYaz(uzun)).Kayan).toBe(0);
    expect((await gunleri(ProjeId))['Yazım']).toBe('2026-12-07 2026-12-11 onayli');
    expect(tamam(await planYaz({ ...uzun, Surum: 2 }, planlayan, true)).Kayan).toBe(2);
    // An approved plan moves as a draft of its next version.
    expect(await gunleri(ProjeId)).toEqual({
      Çözümleme: '2026-12-01 2026-12-08 taslak',
      Yazım: '2026-12-09 2026-12-15 taslak',
      Kurulum: '2026-12-16 2026-12-16 taslak',
    });
    expect((await oku(ProjeId, orta)).projePlanDetayList[0]).toMatchObject({
      PlanSurum: 2,
      TemelBaslama: '2026-12-07',
      TemelBitis: '2026-12-11',
    });
  });

  test('derives days and progress of topics, refuses a topic below itself, and deletes only empty ones', async () => {
    const ProjeId = await yeniProje();
    const ust = await yeniKonu(ProjeId, 'Üst');
    const alt = await yeniKonu(ProjeId, 'Alt', ust);
    await yeniPlan({ ProjeId, KonuId: alt, Tahmini_Sure: 30 });
    const { projeKonuList } = tamam(await s.call(oda.getprojeKonuList, { ProjeId }, baskasi.token));
    expect(projeKonuList.find((k) => k.Id === ust)).toMatchObject({
      Baslama_Tarihi: '2026-12-01',
      Bitis_Tarihi: '2026-12-04',
      Plan: 1,
    });
    const konu = { Id: ust, Surum: 1, ProjeId, UstId: alt, Ad: 'Üst', Sira: 0, SorumluId: null };
    expect(mesaj(await s.call(oda.projeKonuKaydet, { konu }, planlayan.token))).toMatch(/^Bir konu kendi altındaki/);
    expect(mesaj(await s.call(oda.projeKonuSil, { Id: ust, Surum: 1 }, planlayan.token))).toMatch(/^Altında konu/);
    expect(mesaj(await s.call(oda.projeKonuSil, { Id: alt, Surum: 1 }, planlayan.token))).toMatch(/^Altında konu/);
  });

  test('keeps a plan with a successor, and deletes one without', async () => {
    const { ProjeId, orta, son } = await uc();
    const sil = (Id: number) => s.call(oda.projePlanSil, { Id, Surum: 1 }, planlayan.token);
    expect(mesaj(await sil(orta))).toBe('Kendisine bağlı plan olan plan kaldırılmaz: ‘Kurulum’.');
    tamam(await sil(son));
    expect(Object.keys(await gunleri(ProjeId))).toEqual(['Çözümleme', 'Yazım']);
  });
});

describe('approval', () => {
  test('refuses approval by the asker, and notifies them of the decision with the approver’s name', async () => {
    const { ProjeId, ilk } = await uc();
    tamam(await durumu(ProjeId, ilk, 'onaybekliyor', ikisi));
    expect(mesaj(await durumu(ProjeId, ilk, 'onayli', ikisi))).toBe('Onayı isteyen kişi, planı kendisi onaylayamaz.');
    expect(mesaj(await durumu(ProjeId, ilk, 'taslak', onaylayan, 'kısa'))).toMatch(/^Nedenini en az 10/);
    tamam(await durumu(ProjeId, ilk, 'onayli', onaylayan));
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, ikisi.token));
    expect(bildirimler.map((b) => b.Baslik)).toContain('Planınız onaylandı: Çözümleme');
  });

  test('changes an approved plan only as a new version, and keeps both versions', async () => {
    const { ProjeId, KonuId, ilk } = await uc();
    await onayli(ProjeId, ilk);
    const { Surum } = (await oku(ProjeId, ilk)).projePlanDetayList[0]!;
    const form = { ProjeId, KonuId, Id: ilk, Surum, Ad: 'Çözümleme', Bitis_Tarihi: '2026-12-03' };
    expect(mesaj(await planYaz(form))).toMatch(/^Onaya gönderilmiş ya da onaylı/);
    tamam(await durumu(ProjeId, ilk, 'taslak', planlayan, 'Kapsam daraldı'));
    tamam(await planYaz({ ...form, Surum: Surum + 1 }));
    await onayli(ProjeId, ilk);
    const { surumlist } = await oku(ProjeId, ilk);
    expect(surumlist.map((v) => [v.No, v.Bitis_Tarihi, v.Karar])).toEqual([
      [2, '2026-12-03', 'onay'],
      [1, '2026-12-04', 'onay'],
    ]);
  });

  test('completes a plan only after its steps, and a project only after its plans', async () => {
    const ProjeId = await yeniProje();
    const KonuId = await yeniKonu(ProjeId);
    const plan = await yeniPlan({ ProjeId, KonuId, Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-11-06' });
    await akisCiz(ProjeId, plan);
    await onayli(ProjeId, plan);
    const prj = async (Durum: 'suruyor' | 'tamamlandi') =>
      s.call(
        oda.projeDurumGuncelle,
        { Id: ProjeId, Surum: (await oku(ProjeId)).projeDetay.Surum, Durum },
        planlayan.token,
      );
    tamam(await prj('suruyor'));
    expect(mesaj(await durumu(ProjeId, plan, 'tamamlandi'))).toBe('Tamamlanmamış adımı olan plan tamamlanmaz.');
    expect(mesaj(await prj('tamamlandi'))).toBe('Tamamlanmamış planı olan proje tamamlanmaz.');
    const { projePlanAkisList, projePlanDetayList } = await oku(ProjeId, plan);
    const akislar = projePlanAkisList.map((x) => ({ ...x, Tamamlandi: true }));
    const hangisi = { Id: plan, Surum: projePlanDetayList[0]!.Surum };
    tamam(await s.call(oda.projeplanakiskaydet, { plan: hangisi, akislar, silinenler: [] }, planlayan.token));
    tamam(await durumu(ProjeId, plan, 'tamamlandi'));
    tamam(await prj('tamamlandi'));
    expect((await oku(ProjeId)).projeDetay).toMatchObject({ DurumAnahtar: 'tamamlandi', Ilerleme: 100, Biten: 1 });
    expect(mesaj(await planYaz({ ProjeId, KonuId }))).toMatch(/^Bu proje kapanmış/);
  });

  test('accepts progress from the people responsible for the plan, on approved plans and past days', async () => {
    const ProjeId = await yeniProje();
    const KonuId = await yeniKonu(ProjeId);
    const PlanId = await yeniPlan({ ProjeId, KonuId, SorumluId: baskasi.Id, Baslama_Tarihi: '2026-11-02' });
    const takip = {
      Id: 0,
      Surum: 0,
      PlanId,
      Tarih: '2026-11-03',
      Aciklama: 'İlk taslak',
      Gerceklesen_Sure: 5,
      Ilerleme: 40,
    };
    const yaz = (t: Partial<typeof takip>, kim = baskasi) =>
      s.call(oda.prjtakipkaydet, { prjtakip: { ...takip, ...t } }, kim.token);
    expect(mesaj(await yaz({}))).toBe('Hiç onaylanmamış plana ilerleme yazılmaz.');
    await onayli(ProjeId, PlanId);
    expect(mesaj(await yaz({}, onaylayan))).toMatch(/^İlerlemeyi, planın sorumlusu/);
    expect(mesaj(await yaz({ Tarih: '2099-01-01' }))).toBe('İlerleme, gelecek bir güne yazılmaz.');
    const { prjtakip } = tamam(await yaz({}));
    tamam(await yaz({ Id: prjtakip.Id, Surum: prjtakip.Surum, Ilerleme: 50 }));
    expect((await oku(ProjeId, PlanId)).projePlanDetayList[0]).toMatchObject({
      Ilerleme: 50,
      Gerceklesen_Sure: 5,
      Gercek_Baslama: '2026-11-03',
    });
    const planlayanin = tamam(await yaz({ Tarih: '2026-11-02', Ilerleme: 10 }, planlayan)).prjtakip;
    expect(mesaj(await yaz({ Id: planlayanin.Id, Surum: planlayanin.Surum, Tarih: '2026-11-02' }))).toBe(
      'Başkasının yazdığı ilerlemeyi değiştiremezsiniz.',
    );
  });
});

const adim = { Aciklama: '', SorumluId: null, Sure: null, Tamamlandi: false };
async function akisCiz(ProjeId: number, plan: number, kim = planlayan, surum?: number) {
  const { projePlanDetayList } = await oku(ProjeId, plan);
  const Surum = surum ?? projePlanDetayList[0]!.Surum;
  const akislar = [
    { ...adim, Id: -1, Ad: 'Başla', Tur: 'baslangic' as const, Sonraki: [{ AkisId: -2, Etiket: '' }], X: 0, Y: 0 },
    { ...adim, Id: -2, Ad: `Kur ${kim.Id}`, Tur: 'adim' as const, Sonraki: [{ AkisId: -3, Etiket: '' }], X: 0, Y: 120 },
    { ...adim, Id: -3, Ad: 'Bitti', Tur: 'bitis' as const, Sonraki: [], X: 0, Y: 240 },
  ];
  return s.call(oda.projeplanakiskaydet, { plan: { Id: plan, Surum }, akislar, silinenler: [] }, kim.token);
}

describe('flows', () => {
  test('saves a flow as a whole, with ids for new steps and for the ways to them', async () => {
    const { ProjeId, ilk } = await uc();
    const { akislist, plan } = tamam(await akisCiz(ProjeId, ilk));
    expect(akislist.map((x) => [x.Ad, x.Sonraki.map((y) => akislist.findIndex((z) => z.Id === y.AkisId))])).toEqual([
      ['Başla', [1]],
      [`Kur ${planlayan.Id}`, [2]],
      ['Bitti', []],
    ]);
    const eksik = { plan, akislar: akislist.slice(0, 1).map((x) => ({ ...x, Sonraki: [] })), silinenler: [] };
    expect(mesaj(await s.call(oda.projeplanakiskaydet, eksik, planlayan.token))).toMatch(/^Akış eksik gönderildi/);
    expect((await oku(ProjeId, ilk)).projePlanAkisList).toEqual(akislist);
    const yer = { PlanId: ilk, AkisId: akislist[1]!.Id };
    tamam(await s.call(oda.projeAkisYeri, yer, baskasi.token));
    expect([(await oku(ProjeId, ilk, baskasi)).OkumaYeri, (await oku(ProjeId, ilk)).OkumaYeri]).toEqual([
      yer.AkisId,
      null,
    ]);
  });

  test('prints a flow with its drawing and steps, for everybody who sees the plan', async () => {
    const { ProjeId, ilk } = await uc();
    tamam(await akisCiz(ProjeId, ilk));
    const { basefile, dosyaAdi } = tamam(await s.call(oda.projeAkisPdf, { PlanId: ilk }, baskasi.token));
    expect(dosyaAdi).toBe('Çözümleme akışı.pdf');
    const { sayfalar } = await pdfOku(Buffer.from(basefile, 'base64'));
    expect(sayfalar.map((sayfa) => sayfa.metin).join('\n')).toMatch(
      /PLAN AKIŞI[^]*Çizim[^]*1\. Başla[^]*2\. Kur \d+[^]*3\. Bitti/,
    );
  });

  test('saves one of two flows drawn at once, and tells the other person the name and the time', async () => {
    const { ProjeId, ilk } = await uc();
    const cevaplar = await Promise.all([akisCiz(ProjeId, ilk, planlayan, 1), akisCiz(ProjeId, ilk, ikisi, 1)]);
    const kazanan = cevaplar.findIndex((c) => c.body.durum);
    expect(cevaplar.map((c) => c.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const ad = kazanan === 0 ? 'Planlayan' : 'Ikisi';
    expect(cevaplar[1 - kazanan]!.body).toMatchObject({
      msg: expect.stringMatching(
        new RegExp(`${ad}.* değiştirdi \\(\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d\\)`, 'i'),
      ) as string,
      guncel: { Id: ilk },
    });
    const { projePlanAkisList } = await oku(ProjeId, ilk);
    expect(projePlanAkisList.map((x) => x.Ad)).toEqual(['Başla', `Kur ${[planlayan, ikisi][kazanan]!.Id}`, 'Bitti']);
  });

  test('changes only the done steps of an approved plan', async () => {
    const { ProjeId, ilk } = await uc();
    tamam(await akisCiz(ProjeId, ilk));
    await onayli(ProjeId, ilk);
    const { projePlanAkisList, projePlanDetayList } = await oku(ProjeId, ilk);
    const plan = { Id: ilk, Surum: projePlanDetayList[0]!.Surum };
    const yaz = (akislar: typeof projePlanAkisList) =>
      s.call(oda.projeplanakiskaydet, { plan, akislar, silinenler: [] }, planlayan.token);
    expect(mesaj(await yaz(projePlanAkisList.map((x) => ({ ...x, Ad: `${x.Ad}!` }))))).toMatch(/^Onaya gönderilmiş/);
    tamam(await yaz(projePlanAkisList.map((x) => ({ ...x, Tamamlandi: x.Tur === 'adim' }))));
    expect((await oku(ProjeId, ilk)).projePlanDetayList[0]).toMatchObject({ Adim: 1, BitenAdim: 1 });
  });

  test('refuses approval of an incomplete flow', async () => {
    const { ProjeId, ilk } = await uc();
    const tek = { ...adim, Id: -1, Ad: 'Tek', Tur: 'adim' as const, Sonraki: [], X: 0, Y: 0 };
    const istek = { plan: { Id: ilk, Surum: 1 }, akislar: [tek], silinenler: [] };
    tamam(await s.call(oda.projeplanakiskaydet, istek, planlayan.token));
    expect(mesaj(await durumu(ProjeId, ilk, 'onaybekliyor'))).toMatch(/Akışın başlangıcı yok\.$/);
  });
});
