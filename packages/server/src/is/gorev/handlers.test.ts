import { contract } from '@masabasi/core/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { gorevAraclari, RESIM } from './testing.ts';

/** Tasks: states, refusals, access and assignment. */

const { gorev: oda, bildirim } = contract;

const s = await testServer();
const a = await gorevAraclari(s);
const { yapan, testci, yoneten, baskasi, altinci, kaydet, yeni, detay, surumu, durum, teste } = a;
afterAll(() => s.kapat());

const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

describe('the course of a task', () => {
  test('goes from the plan over a failed test to a version, and keeps each step in its history', async () => {
    const { Id, No } = await yeni({ Baslik: 'Fiş yazılsın' });
    expect(No).toBe(`T${String(Id).padStart(5, '0')}`);
    expect((await detay(Id)).gorev).toMatchObject({
      DurumAnahtar: 'planlandi',
      Durum: 'Planlandı',
      Atanan: 'Yapan Deneme',
    });
    await teste(Id);
    expect(mesaj(await durum(Id, 'testred', testci, 'Fiş iki kez yazılıyor'))).toMatch(/^Testten, testçisi döndürür/);
    const resim = tamam(await s.yukle(oda.gorevHareketImgKaydet, {}, [{ ad: 'fis.png', veri: RESIM }], testci.token))
      .images[0]!;
    tamam(await a.test(Id, { Sonuc: 'kaldi', dosyalar: [resim.Id] }));
    tamam(await durum(Id, 'testred', testci, 'Fiş iki kez yazılıyor'));
    expect((await detay(Id)).gorev).toMatchObject({ DurumAnahtar: 'testred', RedSayisi: 1, RedKaniti: false });
    tamam(await durum(Id, 'gelistirmede'));
    await teste(Id);
    expect(mesaj(await durum(Id, 'testonayli', testci))).toMatch(/her kabul kriterinin geçtiğine dair/);
    tamam(await a.test(Id));
    tamam(await durum(Id, 'testonayli', testci));
    expect(mesaj(await durum(Id, 'versiyonda', yoneten))).toMatch(/^İşin versiyonu seçilmiş/);
    const { id: VersiyonId } = await s.db
      .insertInto('versiyon')
      .values({ proje_id: 2, no: '5.2.1', planlanan_tarih: '2027-01-04', yayinlayan_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { gorev: g } = await detay(Id);
    tamam(await kaydet({ ...a.secim, Baslik: g.Baslik, ...(await surumu(Id)), VersiyonId }));
    tamam(await durum(Id, 'versiyonda', yoneten));
    const son = await detay(Id);
    expect(son.gorev).toMatchObject({ DurumAnahtar: 'versiyonda', Versiyon: '5.2.1' });
    expect(son.testler.map((t) => [t.Sonuc, t.TurNo, t.Dosya])).toEqual([
      ['gecti', 2, 0],
      ['kaldi', 1, 1],
    ]);
    expect(
      son.hareketlist
        .filter((h) => h.Tur === 'durum')
        .map((h) => h.Baslik)
        .toReversed(),
    ).toEqual(
      [
        'Geliştirmede',
        'Test Bekliyor',
        'Testte',
        'Test Red',
        'Geliştirmede',
        'Test Bekliyor',
        'Testte',
        'Test Onaylı',
        'Versiyona Alındı',
      ].map((d) => `İş: ${d}`),
    );
    expect(mesaj(await durum(Id, 'yayinlandi', yoneten))).toMatch(
      /durumuna, versiyonun ‘Yayınla’ işlemiyle geçilir\.$/,
    );
  });

  test('answers an impossible move with the possible ones, and asks for missing data', async () => {
    const { Id } = await yeni();
    expect(mesaj(await durum(Id, 'testte', yoneten))).toBe(
      '‘Planlandı’ durumundan ‘Testte’ durumuna geçilemez. Geçilebilecek durumlar: ‘İptal’.',
    );
    expect(mesaj(await durum(Id, 'iptal', yoneten, 'kısa'))).toBe('İptal nedenini en az 10 karakterle yazınız.');
    tamam(await durum(Id, 'gelistirmede'));
    expect(mesaj(await durum(Id, 'testbekliyor'))).toBe('Ne yapıldığını en az 10 karakterle yazınız.');
    tamam(await durum(Id, 'iptal', yoneten, 'Artık gerekmiyor'));
    expect(mesaj(await kaydet({ ...(await surumu(Id)) }))).toBe('Bu iş kapanmış; artık değiştirilemez.');
  });

  test('refuses a change of a task that changed after it was read', async () => {
    const { Id, Surum } = await yeni();
    tamam(await durum(Id, 'gelistirmede'));
    const eski = await s.call(
      oda.gorevDurumGuncelle,
      { Id, Surum, YeniDurum: 'iptal', aciklama: 'Gerek kalmadı' },
      yoneten.token,
    );
    expect(eski.status).toBe(409);
    expect((await s.call(oda.gorevEngel, { Id, Surum, Engel: 'Sunucu yok' }, yapan.token)).status).toBe(409);
  });

  test('warns a person with three tasks in work, and does not stop them', async () => {
    const isler = [];
    for (let i = 0; i < 4; i += 1) isler.push(tamam(await kaydet({}, yoneten, { AtananId: baskasi.Id })));
    const uyarilar = [];
    for (const { Id } of isler) uyarilar.push(tamam(await durum(Id, 'gelistirmede', baskasi)).uyari);
    expect(uyarilar).toEqual([null, null, null, expect.stringMatching(/^Geliştirmede 3 işiniz var/)]);
  });
});
describe('the people of a task', () => {
  test('lets a task be given, taken when nobody has it, and handed on, but never tested by its builder', async () => {
    const { Id } = tamam(await kaydet({}));
    const ata = async (AtananId: number | null, TestciId: number | null, kim = yoneten) =>
      s.call(oda.gorevAta, { ...(await surumu(Id)), AtananId, TestciId }, kim.token);
    expect(mesaj(await ata(testci.Id, null, yapan))).toMatch(/^İşi, üzerinde olan kişi ya da işleri dağıtan biri atar/);
    tamam(await ata(yapan.Id, null, yapan));
    tamam(await ata(testci.Id, null, yapan));
    expect(mesaj(await ata(testci.Id, testci.Id))).toMatch(/^Bir işi, yapan kişi test edemez/);
    expect(mesaj(await ata(altinci.Id, null))).toMatch(/^Seçtiğiniz kişi bu ürünle çalışmıyor/);
    tamam(await ata(yapan.Id, testci.Id));
    expect(mesaj(await ata(yapan.Id, testci.Id))).toBe('İş zaten bu kişilerin üzerinde.');
    tamam(await durum(Id, 'gelistirmede'));
    expect(mesaj(await ata(null, testci.Id))).toMatch(/^Başlanmış bir iş sahipsiz kalamaz/);
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, yapan.token));
    expect(bildirimler.some((b) => b.Baslik.startsWith('Size bir iş atandı: T'))).toBe(true);
  });

  test('lets the people who opened, build, test or hand out a task write it', async () => {
    const { Id } = tamam(await kaydet({}, yapan, { AtananId: yapan.Id, TestciId: testci.Id }));
    const yaz = async (kim: typeof yapan) => kaydet({ ...(await surumu(Id)), Baslik: 'Düzeltildi' }, kim);
    expect(mesaj(await yaz(baskasi))).toBe('İşi, açan, yapan ya da test eden kişi ve işleri dağıtanlar değiştirir.');
    for (const kim of [yapan, testci, yoneten]) expect(mesaj(await yaz(kim))).toBe('tamam');
    const engel = { ...(await surumu(Id)), Engel: 'Sunucu yok' };
    expect(mesaj(await s.call(oda.gorevEngel, engel, baskasi.token))).toMatch(/^Engeli, işi açan, yapan/);
  });

  test('hides a task from people of another product, and refuses their changes', async () => {
    const { Id } = await yeni({ Baslik: 'Gizlenen iş' });
    const liste = tamam(await s.call(oda.gorevListe, { sekme: 'hepsi' }, altinci.token));
    expect(liste.gorevlist).toEqual([]);
    expect((await s.call(oda.gorevDetay, { Id }, altinci.token)).status).toBe(404);
    expect((await s.call(oda.gorevNotKaydet, { Id, Aciklama: 'Not' }, altinci.token)).status).toBe(404);
    expect(mesaj(await kaydet({ ProjeId: 2 }, altinci))).toBe('Seçtiğiniz ürün, ürünleriniz arasında yok.');
  });

  test('shows an obstacle and stops the task until it is removed', async () => {
    const { Id } = await yeni();
    const engel = async (Engel: string | null, kim = yapan) =>
      s.call(oda.gorevEngel, { ...(await surumu(Id)), Engel }, kim.token);
    expect(mesaj(await engel('Sunucu yok', baskasi))).toMatch(/^Engeli, işi açan/);
    tamam(await engel('Sunucu yok'));
    expect(mesaj(await durum(Id, 'gelistirmede'))).toMatch(/iş takıldıysa önce engeli kaldırınız\.$/);
    tamam(await engel(' '));
    expect(mesaj(await engel(null))).toBe('Bu işin engeli yok.');
    tamam(await durum(Id, 'gelistirmede'));
  });
});

describe('the links of a task', () => {
  test('lets a task wait for others, and refuses a circle by name', async () => {
    const [bir, iki, uc] = [await yeni(), await yeni(), await yeni()];
    const bagla = async (Id: number, Beklenenler: number[], kim = yoneten) =>
      s.call(oda.gorevBagKaydet, { ...(await surumu(Id)), Beklenenler }, kim.token);
    tamam(await bagla(bir.Id, [iki.Id]));
    tamam(await bagla(iki.Id, [uc.Id]));
    expect(mesaj(await bagla(uc.Id, [bir.Id]))).toBe(
      `${bir.No} zaten ${uc.No} işini bekliyor; birbirini bekleyen işler olamaz.`,
    );
    expect(mesaj(await bagla(uc.Id, [uc.Id]))).toBe('Bir iş kendisini bekleyemez.');
    expect(mesaj(await bagla(uc.Id, [2_000_000_000]))).toMatch(/^Seçtiğiniz işlerden biri bulunamadı/);
    const d = await detay(iki.Id);
    expect([d.beklenenler.map((b) => b.Id), d.bekleyenler.map((b) => b.Id)]).toEqual([[uc.Id], [bir.Id]]);
    expect(tamam(await durum(bir.Id, 'gelistirmede')).uyari).toContain(`Beklediği iş bitmedi: ${iki.No}.`);
  });

  test('keeps a link to a task that the writer does not see', async () => {
    const [bir, iki] = [await yeni(), await yeni()];
    const gizli = tamam(await kaydet({ ProjeId: 6 }, altinci));
    await s.db.insertInto('gorev_bag').values({ gorev_id: bir.Id, beklenen_id: gizli.Id }).execute();
    const beklenenler = async () =>
      (await s.db.selectFrom('gorev_bag').select('beklenen_id').where('gorev_id', '=', bir.Id).execute())
        .map((b) => b.beklenen_id)
        .toSorted((x, y) => x - y);
    const bagla = async (Beklenenler: number[]) =>
      tamam(await s.call(oda.gorevBagKaydet, { ...(await surumu(bir.Id)), Beklenenler }, yoneten.token));
    await bagla([iki.Id]);
    expect((await detay(bir.Id)).beklenenler.map((b) => b.Id)).toEqual([iki.Id]);
    expect(await beklenenler()).toEqual([iki.Id, gizli.Id]);
    await bagla([]);
    expect(await beklenenler()).toEqual([gizli.Id]);
  });

  test('refuses the second of two links that would close a circle together', async () => {
    const [bir, iki] = [await yeni(), await yeni()];
    const [a1, b1] = [await surumu(bir.Id), await surumu(iki.Id)];
    const cevaplar = await Promise.all([
      s.call(oda.gorevBagKaydet, { ...a1, Beklenenler: [iki.Id] }, yoneten.token),
      s.call(oda.gorevBagKaydet, { ...b1, Beklenenler: [bir.Id] }, yapan.token),
    ]);
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
  });

  test('accepts a part only of the same product and without parts of its own', async () => {
    const ust = await yeni({ Baslik: 'Üst' });
    const alt = tamam(await kaydet({ Baslik: 'Alt', UstId: ust.Id }));
    expect((await detay(ust.Id)).altIsler.map((g) => g.No)).toEqual([alt.No]);
    expect(mesaj(await kaydet({ UstId: alt.Id }))).toBe(
      `${ust.No} kendisi bir alt iş; alt işin altına iş açılmaz.`.replace(ust.No, alt.No),
    );
    expect(mesaj(await kaydet({ ...(await surumu(ust.Id)), UstId: (await yeni()).Id }))).toMatch(
      /^Alt işleri olan bir iş/,
    );
  });

  test('runs the clock of a person on one task at most', async () => {
    const [bir, iki] = [await yeni(), await yeni()];
    const baslat = (Id: number, kim = yapan) => s.call(oda.sureBaslat, { Id }, kim.token);
    tamam(await baslat(bir.Id));
    expect(mesaj(await baslat(bir.Id))).toBe('Bu işteki sayacınız zaten çalışıyor.');
    expect(mesaj(await baslat(bir.Id, baskasi))).toMatch(/^Sayacı, işi yapan ya da test eden kişi/);
    s.ileri(30);
    tamam(await baslat(iki.Id));
    expect((await detay(bir.Id, yapan)).gorev).toMatchObject({ Gerceklesen_Sure: 0.5, SayacBaslama: null });
    s.ileri(15);
    tamam(await s.call(oda.sureDurdur, { Id: iki.Id, Aciklama: 'Bitti' }, yapan.token));
    expect((await detay(iki.Id, yapan)).hareketlist[0]).toMatchObject({ Tur: 'sure', Aciklama: '15 dk · Bitti' });
    expect(mesaj(await s.call(oda.sureDurdur, { Id: iki.Id }, yapan.token))).toBe('Bu işte çalışan sayacınız yok.');
    const hepsi = await Promise.all([bir.Id, iki.Id, bir.Id, iki.Id].map((Id) => baslat(Id)));
    expect(hepsi.every((c) => c.status === 200)).toBe(true);
    const suren = await s.db
      .selectFrom('gorev_sure')
      .select('id')
      .where('kisi_id', '=', yapan.Id)
      .where('bitis', 'is', null)
      .execute();
    expect(suren).toHaveLength(1);
  });

  test('stores pictures on the task through each of the three uploads', async () => {
    const { Id } = await yeni();
    for (const uc of [oda.gorevImgKaydet, oda.gorevHareketImgKaydet, oda.gorevNotImgKaydet]) {
      const { images } = tamam(
        await s.yukle(uc, { GorevId: String(Id) }, [{ ad: 'ekran.png', veri: RESIM }], yapan.token),
      );
      expect(images).toMatchObject([{ Ad: 'ekran.png', Tip: 'image/png' }]);
    }
    const dosyalar = tamam(await s.call(contract.dosya.getDosyaList, { Nesne: 'gorev', NesneId: Id }, yapan.token));
    expect(dosyalar.dosyalist).toHaveLength(3);
    const not = tamam(await s.yukle(oda.gorevNotImgKaydet, {}, [{ ad: 'not.png', veri: RESIM }], yapan.token))
      .images[0]!;
    tamam(await s.call(oda.gorevNotKaydet, { Id, Aciklama: 'Ekranı ekledim', dosyalar: [not.Id] }, yapan.token));
    expect((await detay(Id)).hareketlist[0]).toMatchObject({ Tur: 'not', Aciklama: 'Ekranı ekledim' });
    expect(
      (await s.yukle(oda.gorevImgKaydet, { GorevId: String(Id) }, [{ ad: 'x.png', veri: RESIM }], altinci.token))
        .status,
    ).toBe(404);
  });

  test('accepts a test only from the tester, during the test', async () => {
    const { Id } = await yeni();
    expect(mesaj(await a.test(Id))).toBe('Test kaydını, işi teste almış testçisi yazar.');
    await teste(Id);
    expect(mesaj(await a.test(Id, {}, yapan))).toBe('Test kaydını, işi teste almış testçisi yazar.');
    expect(mesaj(await a.test(Id, { KriterId: 1 }))).toBe('Seçtiğiniz kabul kriteri bu işin değil.');
    expect(mesaj(await a.test(Id, { TestTurId: 1 }))).toMatch(/^Seçtiğiniz test türü artık sunulmuyor/);
  });
});

test('finds a task by number and words, and exports it to a spreadsheet', async () => {
  const { Id, No } = await yeni({ Baslik: 'Karekod okuyucu bağlansın' });
  const bul = async (ara: string, kim = yapan) =>
    tamam(await s.call(oda.gorevBul, { ara }, kim.token)).bulunanlar.map((b) => b.Id);
  expect(await bul('karekodlar')).toEqual([Id]);
  expect(await bul(No)).toEqual([Id]);
  expect(await bul('karekod', altinci)).toEqual([]);
  expect(tamam(await s.call(oda.gorevAktar, { ara: 'karekod' }, yapan.token)).dosyaAdi).toMatch(/^İşler .*\.xlsx$/);
});
