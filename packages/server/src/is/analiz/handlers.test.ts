import { contract } from '@masabasi/core/contract';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { analizAraclari, mesaj, TAMAMI } from './testing.ts';

/** Analyses: states, decisions, versions of the text, and access. */

const { analiz: oda, bildirim, gorev } = contract;

const s = await testServer();
const { destek, analist, sorumlu, altinci, kaydet, acilan, detay, surumu, durum, karar, kabulBekleyen } =
  await analizAraclari(s);
const NEDEN = 'Bu yıl yapılamaz, gelecek yıl.';
afterAll(() => s.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
});

describe('the course of an analysis', () => {
  test('goes from the wish to the decision and keeps each step in its history', async () => {
    const Id = await acilan({ Ihtiyac: TAMAMI.Ihtiyac });
    expect((await detay(Id)).analiz).toMatchObject({
      DurumAnahtar: 'analizbekliyor',
      Durum: 'Analiz Bekliyor',
      Analist: null,
      Isteyen: 0,
    });
    expect(mesaj(await durum(Id, 'analizde'))).toBe('tamam');
    expect((await detay(Id)).analiz).toMatchObject({ DurumAnahtar: 'analizde', AnalistId: analist.Id });
    expect(mesaj(await durum(Id, 'kabulbekliyor'))).toContain('en az bir kabul kriteri ve efor yazılmış olmalı');
    tamam(await kaydet({ Id, Surum: await surumu(Id), ...TAMAMI, AnalistId: analist.Id }, analist));
    expect(mesaj(await durum(Id, 'kabulbekliyor'))).toBe('tamam');
    expect(mesaj(await karar(Id, { Karar: 'kabul' }))).toBe('tamam');
    const { analiz, hareketlist } = await detay(Id);
    expect(analiz).toMatchObject({
      DurumAnahtar: 'kabul',
      Durum: 'Kabul',
      KabulEdenId: sorumlu.Id,
      Efor: 12.5,
      Kriterler: [{ Id: 1, Metin: 'Üç harfle ilaç bulunur' }],
    });
    expect(hareketlist.map((h) => [h.Baslik, h.Okuma])).toEqual([
      ['Karar: Kabul', false],
      ['Analiz: Kabul Bekliyor', false],
      ['Analiz düzenlendi', true],
      ['Analiz: Analizde', false],
      ['Analiz açıldı', true],
    ]);
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, analist.token));
    expect(bildirimler.map((b) => b.Baslik)).toContain(`${analiz.No}: Kabul, Reçetede arama`);
  });

  test.each([
    ['sartli', { Aciklama: 'Önce rapor ekranı bitsin.' }, 'tamam'],
    ['sartli', { Aciklama: 'Kısa' }, 'Şartı en az 10 karakterle yazınız.'],
    ['revize', { Aciklama: 'Kriterler ölçülebilir olsun.' }, 'tamam'],
    ['red', { Aciklama: '' }, 'Ret nedenini en az 10 karakterle yazınız.'],
    ['red', { Aciklama: NEDEN }, 'tamam'],
    ['ertelendi', { Aciklama: NEDEN }, 'Hangi güne kadar ertelendiğini seçiniz.'],
    ['ertelendi', { Aciklama: NEDEN, ErtelenenGun: '2026-01-01' }, 'Ertelenen gün, bugünden sonra olmalı.'],
    ['ertelendi', { Aciklama: NEDEN, ErtelenenGun: '2027-06-01' }, 'tamam'],
  ] as const)('has a decision: %s with %j is %s', async (Karar, o, beklenen) => {
    const Id = await kabulBekleyen();
    expect(mesaj(await karar(Id, { Karar, ...o }))).toBe(beklenen);
    expect((await detay(Id)).analiz.DurumAnahtar).toBe(beklenen === 'tamam' ? Karar : 'kabulbekliyor');
  });

  test('refuses a decision by the author, without the right, or by a change of state', async () => {
    const Id = await kabulBekleyen();
    expect(mesaj(await karar(Id, { Karar: 'kabul' }, analist))).toBe(
      'Kendi yazdığınız analize siz karar veremezsiniz; kabul yetkisi olan başka biri vermeli.',
    );
    expect(mesaj(await karar(Id, { Karar: 'kabul' }, destek))).toBe(403);
    expect(mesaj(await durum(Id, 'kabul', sorumlu))).toBe('Karar, kabul panelinden verilir.');
    expect(mesaj(await durum(Id, 'planlandi', sorumlu))).toBe('Analiz, işe dönüştürülünce planlanmış olur.');
    expect(mesaj(await durum(Id, 'analizde', sorumlu))).toContain('durumuna geçilemez');
    expect(mesaj(await durum(Id, 'iptal', destek, NEDEN))).toBe(
      'Analizi, analisti ya da kabul yetkisi olan biri iptal eder.',
    );
  });

  test('sends an analysis back for revision, and lets the decider undo a decision for a while', async () => {
    const Id = await kabulBekleyen();
    tamam(await karar(Id, { Karar: 'revize', Aciklama: 'Kriterler ölçülebilir olsun.' }));
    const geriAl = async (kim = sorumlu) => s.call(oda.analizDurumGeriAl, { Id, Surum: await surumu(Id) }, kim.token);
    expect(mesaj(await geriAl(analist))).toBe('Bunu yalnız yapan kişi geri alabilir.');
    tamam(await geriAl());
    expect((await detay(Id)).analiz).toMatchObject({ DurumAnahtar: 'kabulbekliyor', KabulEden: null });
    expect(mesaj(await geriAl())).toBe('Analizin son işlemi geri alınacak bir durum değişikliği değil.');
    tamam(await karar(Id, { Karar: 'revize', Aciklama: 'Kriterler ölçülebilir olsun.' }));
    expect(mesaj(await kaydet({ Id, Surum: await surumu(Id), ...TAMAMI, AnalistId: sorumlu.Id }, analist))).toBe(
      'Analize karar vermiş kişi, analisti olamaz.',
    );
    tamam(await durum(Id, 'analizde'));
    expect((await detay(Id)).analiz.KabulEdenId).toBeNull();
    tamam(await durum(Id, 'kabulbekliyor'));
    tamam(await karar(Id, { Karar: 'ertelendi', Aciklama: NEDEN, ErtelenenGun: '2027-06-01' }));
    tamam(await durum(Id, 'iptal', sorumlu, NEDEN));
    expect((await detay(Id)).analiz).toMatchObject({ DurumAnahtar: 'iptal', ErtelenenGun: null });
    tamam(await geriAl());
    expect((await detay(Id)).analiz).toMatchObject({
      DurumAnahtar: 'ertelendi',
      ErtelenenGun: '2027-06-01',
      KabulEdenId: sorumlu.Id,
    });
  });

  test('lets planners turn an accepted analysis into a task, and gives it more tasks later', async () => {
    const Id = await kabulBekleyen();
    const { id: HedefVersiyonId } = await s.db
      .insertInto('versiyon')
      .values({ proje_id: 2, no: '4.1', planlanan_tarih: '2027-03-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ilki = async (liste: TanimListeAdi) =>
      (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirstOrThrow())
        .id;
    const { id: EkipId } = await s.db
      .insertInto('tanim')
      .values({ liste: 'projeEkip', ad: 'Reçete Ekibi', proje_id: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const is = {
      ...bosKayit(GOREV_ALANLARI),
      Id: 0,
      Surum: 0,
      ProjeId: 2,
      Baslik: 'Arama kutusu',
      IsTurId: await ilki('isTur'),
      AciliyetId: await ilki('aciliyet'),
      EkipId: EkipId as number | null,
      VersiyonId: HedefVersiyonId as number | null,
      UstId: null,
    };
    const gorevlendir = (o: Partial<typeof is> = {}, { token } = sorumlu) =>
      s.call(gorev.gorevKaydet, { gorev: { ...is, ...o }, AnalizId: Id }, token);
    expect(mesaj(await gorevlendir())).toContain('durumuna geçilemez');
    tamam(await karar(Id, { Karar: 'kabul' }));
    expect(mesaj(await gorevlendir({}, destek))).toContain('durumuna geçilemez');
    expect(mesaj(await gorevlendir({ EkipId: null }))).toBe('Analizin işine ekip seçiniz.');
    expect(mesaj(await gorevlendir({ VersiyonId: null }))).toBe('Analizin işine hedef versiyon seçiniz.');
    const [bir, iki] = [tamam(await gorevlendir()), tamam(await gorevlendir())];
    expect(mesaj(await gorevlendir({}, destek))).toBe('Planlanmış bir analize işi, işleri dağıtanlar ekler.');
    const isler = await s.db.selectFrom('gorev').select(['no', 'baslik']).where('analiz_id', '=', Id).execute();
    expect(isler.map((g) => g.no)).toEqual([bir.No, iki.No]);
    const { analiz, hareketlist } = await detay(Id);
    expect(analiz).toMatchObject({ DurumAnahtar: 'planlandi', Durum: 'Planlandı', HedefVersiyon: '4.1' });
    expect(hareketlist.slice(0, 2).map((h) => h.Baslik)).toEqual([`İşe dönüştü: ${iki.No}`, `İşe dönüştü: ${bir.No}`]);
    expect(mesaj(await s.call(oda.analizDurumGeriAl, { Id, Surum: analiz.Surum }, sorumlu.token))).toBe(
      'Analizin son işlemi geri alınacak bir durum değişikliği değil.',
    );
  });

  test('refuses to let anybody take over a cancelled analysis', async () => {
    const Id = await acilan();
    tamam(await durum(Id, 'iptal', sorumlu, 'Müşteri vazgeçti'));
    expect(mesaj(await s.call(oda.analizUstlen, { Id }, analist.token))).toBe('Kapanmış bir analiz üstlenilmez.');
    expect((await detay(Id)).analiz).toMatchObject({ DurumAnahtar: 'iptal', AnalistId: null });
  });

  test('refuses a second takeover, and a save over another save', async () => {
    const Id = await acilan();
    const [bir, iki] = await Promise.all([destek, analist].map(({ token }) => s.call(oda.analizUstlen, { Id }, token)));
    expect([mesaj(bir!), mesaj(iki!)].filter((m) => m === 'tamam')).toHaveLength(1);
    const Surum = await surumu(Id);
    const kim = (await detay(Id)).analiz.AnalistId === destek.Id ? destek : analist;
    tamam(await kaydet({ Id, Surum, AnalistId: kim.Id, Baslik: 'Bir' }, kim));
    expect(mesaj(await kaydet({ Id, Surum, AnalistId: kim.Id, Baslik: 'İki' }, kim))).toBe(409);
  });
});

describe('the text of an analysis', () => {
  test.each([
    [{ Baslik: '  ' }, 'Analizin başlığını yazınız.'],
    [{ Efor: 0 }, 'Efor, sıfırdan büyük olmalı.'],
    [{ Kriterler: [1, 2].map(() => ({ Id: 0, Metin: 'Aynı' })) }, 'Aynı kabul kriteri iki kez yazılmış.'],
    [{ AnalizTurId: 2_000_000_000 }, 'Analiz türü: seçtiğiniz değer bu üründe sunulmuyor. Başka birini seçiniz.'],
    [{ ProjeId: 6 }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
  ])('%j is refused: %s', async (o, msg) => {
    expect(mesaj(await kaydet({ Baslik: 'Reçetede arama', ...o }))).toBe(msg);
  });

  test('lets only its analyst change it, and nobody while it waits for a decision', async () => {
    expect(mesaj(await kaydet({ Baslik: 'A', AnalistId: altinci.Id }))).toBe(
      'Seçtiğiniz kişi bu ürünle çalışmıyor. Analist, ürünle çalışan biri olmalı.',
    );
    const Id = await acilan({ AnalistId: analist.Id });
    expect(mesaj(await kaydet({ Id, Surum: 1, Baslik: 'B' }, destek))).toBe(
      'Analizi, analisti ya da işleri yöneten biri düzenler.',
    );
    expect(mesaj(await kaydet({ Id, Surum: 1, Baslik: 'B', AnalistId: analist.Id }, sorumlu))).toBe('tamam');
    const bekleyen = await kabulBekleyen();
    const Surum = await surumu(bekleyen);
    expect(mesaj(await kaydet({ Id: bekleyen, Surum, AnalistId: analist.Id }, analist))).toBe(
      'Kabule gönderilmiş ya da kapanmış analizin metni değişmez.',
    );
  });

  test('compares two versions word by word and keeps the numbers of criteria', async () => {
    const Id = await acilan({
      Ihtiyac: 'İlaç adıyla aranamıyor',
      Kriterler: [
        { Id: 0, Metin: 'Bir' },
        { Id: 0, Metin: 'İki' },
      ],
    });
    const Kriterler = [
      { Id: 2, Metin: 'İki' },
      { Id: 0, Metin: 'Üç' },
    ];
    tamam(await kaydet({ Id, Surum: 1, Baslik: 'Reçetede arama', Ihtiyac: 'İlaç barkoduyla aranamıyor', Kriterler }));
    expect((await detay(Id)).analiz.Kriterler.map((x) => x.Id)).toEqual([2, 3]);
    const { okumalar, farklar } = tamam(await s.call(oda.analizSurumleri, { Id }, destek.token));
    expect(okumalar).toHaveLength(2);
    expect(farklar.map((f) => [f.Ad, f.parcalar.map((p) => `${p.Tur}:${p.Metin.trim()}`)])).toEqual([
      ['İhtiyaç', ['ayni:İlaç', 'cikti:adıyla', 'eklendi:barkoduyla', 'ayni:aranamıyor']],
      ['Kabul kriterleri', expect.arrayContaining(['cikti:Bir', 'eklendi:Üç'])],
    ]);
    expect(mesaj(await s.call(oda.analizSurumleri, { Id, EskiId: 2_000_000_000 }, destek.token))).toBe(
      'Seçtiğiniz hâl bu analizin değil.',
    );
  });

  test('keeps notes in its history', async () => {
    const Id = await acilan();
    tamam(await s.call(oda.analizNotKaydet, { AnalizId: Id, Not: ' Müşteriye soruldu. ' }, destek.token));
    expect((await detay(Id)).hareketlist[0]).toMatchObject({ Tur: 'not', Aciklama: 'Müşteriye soruldu.' });
  });
});

describe('the list', () => {
  test('counts its tabs within the caller’s products, and shows similar analyses with the reason', async () => {
    const Id = await kabulBekleyen({
      Baslik: 'Barkodla stok sayımı',
      Ihtiyac: 'Depoda barkod okutularak sayım yapılamıyor.',
    });
    const benzeri = await acilan({ Baslik: 'Depo sayımında barkod', Ihtiyac: 'Sayım elle yazılıyor.' });
    const oku = (kim: typeof destek, sekme: 'kabul' | 'hepsi' | 'benim') =>
      s.call(oda.analizListe, { sekme, adet: 200, ara: 'sayim' }, kim.token).then(tamam);
    const { analizlist, adetler } = await oku(analist, 'kabul');
    expect(analizlist.map((a) => a.Id)).toEqual([Id]);
    expect(adetler).toMatchObject({ benim: 1, kabul: 1, bekleyen: 1, hepsi: 2 });
    expect((await oku(altinci, 'hepsi')).analizlist).toEqual([]);
    expect(mesaj(await s.call(oda.analizDetay, { Id }, altinci.token))).toBe(404);
    const { benzerler } = await detay(benzeri);
    expect(benzerler.find((b) => b.Id === Id)?.Neden).toMatch(/‘barkod’.* geçiyor/);
    const dosya = tamam(await s.call(oda.analizAktar, { sekme: 'hepsi', ara: 'sayim' }, analist.token));
    expect(dosya.dosyaAdi).toMatch(/^Analizler .*\.xlsx$/);
  });
});
