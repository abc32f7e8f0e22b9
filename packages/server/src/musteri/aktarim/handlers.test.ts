import { aktarim as oda } from '@masabasi/core/musteri/aktarim/contract';
import type { MusteriKaydi } from '@masabasi/core/musteri/aktarim/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { aktarimIsi } from './job.ts';

/** Customers from a file: the outcome of each line, repetition, and undo. */

let s: TestServer;
/** Sees everything. */
let tam: string;
/** Works with product 2 only. */
let ikinci: string;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Destek');
  tam = await oturumVer(s, await s.kisi('tam', { departmanId, ad: 'Tam', yetkiler: [YETKI.ayricalikli] }));
  ikinci = await oturumVer(s, await s.kisi('ikinci', { departmanId, yetkiler: [YETKI.musteriAktar], projeler: [2] }));
});
afterAll(() => s?.kapat());

type Satir = Omit<MusteriKaydi, 'Satir'>;
const yurut = () =>
  isleriBitir(s, [aktarimIsi], {
    log: { ...s.app.log, error: (e: object) => expect.fail(String(Reflect.get(e, 'err'))) },
  });
async function yukle(satirlar: readonly Satir[], token = tam) {
  const dosya = { Dosya: 'liste.xlsx', SatirSayisi: satirlar.length };
  const { Id } = tamam(await s.call(oda.musteriAktarimAc, dosya, token));
  await s.call(oda.musteriAktarimYukle, { Id, satirlar: satirlar.map((x, i) => ({ Satir: i + 2, ...x })) }, token);
  return Id;
}
async function iste(Id: number, Islem: 'dene' | 'yaz' | 'geriAl', token = tam, Mukerrer: 'atla' | 'ekle' = 'atla') {
  tamam(await s.call(oda.musteriIceAktar, { Id, Islem, Mukerrer }, token));
  await yurut();
  return tamam(await s.call(oda.musteriAktarim, { Id }, token)).aktarim;
}
async function satirlari(Id: number, token = tam) {
  return tamam(await s.call(oda.musteriAktarimSatirlari, { Id, adet: 200 }, token)).satirlar;
}
/** Tries an import of these lines, then writes it. */
async function aktar(satirlar: readonly Satir[], token = tam, Mukerrer: 'atla' | 'ekle' = 'atla') {
  const Id = await yukle(satirlar, token);
  await iste(Id, 'dene', token);
  return iste(Id, 'yaz', token, Mukerrer);
}
async function ekle(o: Partial<Girdi<typeof musteri.musteriKaydet>['musteri']>) {
  return tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ...o }, benzerleriGordum: true }, tam));
}
const no = (id: number) => `M${String(id).padStart(6, '0')}`;
/** Every column of every customer and product, except the versions, which only go up. */
async function hepsi() {
  const { rows } = await sql<{ m: object; p: number[] }>`
    select to_jsonb(m) - 'surum' as m, array(select proje_id from musteri_proje where musteri_id = m.id order by 1) as p
    from musteri m order by id`.execute(s.db);
  return rows;
}

describe('a line', () => {
  test('has one of five outcomes, each with its reason', async () => {
    const tcli = await ekle({ Ad: 'Çağrı', Soyad: 'Işık', TCKimlikNo: '10000000146', ProjeIdler: [2], IlId: 35 });
    const telefonlu = await ekle({ Ad: 'Şükriye', Soyad: 'Karaağaç', GSM: '05321112233' });
    const adli = await ekle({ Ad: 'Abdurrahman', Soyad: 'Karaosmanoğlu', IlId: 35, IlceId: await bornova() });
    const disarida = await ekle({ Ad: 'Gizli', Soyad: 'Kişi', ProjeIdler: [6], TCKimlikNo: '98000000001' });
    const satirlar: readonly [Satir, sonuc: string, mesaj: string | RegExp, alan?: string][] = [
      [
        { Ad: 'Ayşe', Soyad: 'Yeni', VKN: '1234567891', GSM: '532 444 55 66' },
        'Hatalı',
        /Vergi numarası geçerli/,
        'VKN',
      ],
      [{ TCKimlikNo: '10000000146', GSM: '0(532) 999 88 77' }, 'Güncellenecek', 'Değişen: GSM.'],
      [{ MusteriNo: no(tcli.Id), Ad: 'Çağrı' }, 'Mükerrer', '3. satır ile aynı müşteri.'],
      [
        { Ad: 'Şükrü', Soyad: 'Karaağaç', Telefon: '+90 532 111 22 33' },
        'Mükerrer',
        new RegExp(`^${no(telefonlu.Id)} Şükriye Karaağaç müşterisine benziyor: aynı telefon`),
      ],
      [
        { Ad: 'Abdurahman', Soyad: 'Karaosmanoğlu', IlId: 'izmir', IlceId: 'BORNOVA' },
        'Mükerrer',
        new RegExp(`^${no(adli.Id)} .* ad ve ilçe`),
      ],
      [{ Ad: 'Şükriye', Soyad: 'Karaağaç', GSM: '5321112233' }, 'Değişmeyecek', ''],
      [{ Unvan: 'Ege Sağlık A.Ş.', VKN: '1234567890', ProjeIdler: 'Masabaşı Hastane Bilgi Sistemi' }, 'Yeni', ''],
      [{ Ad: 'İnci', Soyad: 'Öz', Eposta: 'inci@ornek.com' }, 'Yeni', ''],
      [
        { Ad: 'Başka', Soyad: 'Biri', Eposta: 'inci@ornek.com' },
        'Mükerrer',
        '9. satıra benziyor: aynı telefon, e-posta ya da IBAN.',
      ],
      [{ MusteriNo: 'M999999', Ad: 'Yok' }, 'Hatalı', 'M999999 numaralı bir müşteri bulunamadı.', 'MusteriNo'],
      [
        { Ad: 'Ali', Soyad: 'Can', KurumId: 'Böyle Kurum', DogumTarihi: '31.02.1990' },
        'Hatalı',
        'Doğum Tarihi: geçerli bir tarih değil (GG.AA.YYYY). Kurum: ‘Böyle Kurum’ listede yok.',
        'DogumTarihi',
      ],
      [{ Ad: 'Ali', Soyad: '' }, 'Hatalı', 'Müşterinin soyadını yazınız.', 'Soyad'],
      [
        { Ad: 'Ali', Soyad: 'Can', ProjeIdler: 'Masabaşı Klinik' },
        'Hatalı',
        'Ürünler: ‘Masabaşı Klinik’ ürünleriniz arasında yok.',
        'ProjeIdler',
      ],
      [
        { TCKimlikNo: '98000000001', Ad: 'Ele', Soyad: 'Geçti' },
        'Hatalı',
        'Bu T.C. kimlik numarası başka bir müşteride kayıtlı.',
        'TCKimlikNo',
      ],
      [
        { MusteriNo: no(disarida.Id), Ad: 'Ele' },
        'Hatalı',
        `${no(disarida.Id)} numaralı bir müşteri bulunamadı.`,
        'MusteriNo',
      ],
      [{ Ad: 'x'.repeat(61), Soyad: 'Can' }, 'Hatalı', 'Ad: en fazla 60 karakter olabilir.', 'Ad'],
      [
        { Ad: 'Ali', Soyad: 'Can', IlId: 'İzmir', IlceId: 'Çankaya' },
        'Hatalı',
        'İlçe: ‘Çankaya’ bu ilde yok.',
        'IlceId',
      ],
    ];
    const once = await hepsi();
    const Id = await yukle(
      satirlar.map(([x]) => x),
      ikinci,
    );
    const a = await iste(Id, 'dene', ikinci);
    const gelen = await satirlari(Id, ikinci);
    expect(gelen.map((r) => [r.Satir, r.Sonuc, r.Mesaj, r.Alan])).toEqual(
      satirlar.map(([, sonuc, mesaj, alan], i) => [
        i + 2,
        sonuc,
        typeof mesaj === 'string' ? mesaj : (expect.stringMatching(mesaj) as string),
        alan ?? null,
      ]),
    );
    expect(a).toMatchObject({
      Durum: 'bitti',
      Islem: 'dene',
      Ilerleme: 100,
      Sayilar: { Yeni: 2, Güncellenecek: 1, Değişmeyecek: 1, Mükerrer: 4, Hatalı: 9 },
    });
    expect(await hepsi()).toEqual(once);
    expect((await s.call(oda.musteriAktarim, { Id }, await baskasi())).status).toBe(404);
  });

  test('with an empty cell or a masked national id changes nothing, and zeros come back', async () => {
    const { Id } = await ekle({
      Ad: 'Boş',
      Soyad: 'Hücreli',
      TCKimlikNo: '98000000012',
      Adres: 'Eski adres',
      GSM: '05320000012',
    });
    await aktar([{ MusteriNo: String(Id), TCKimlikNo: '980******12', Adres: '', GSM: '0532 000 00 13' }]);
    const { body } = await s.call(musteri.musteriDetay, { Id }, tam);
    expect(body).toMatchObject({
      musteri: { TCKimlikNo: '980******12', Adres: 'Eski adres', GSM: '05320000013', Surum: 2 },
    });
    const zaman = await s.call(musteri.musteriZaman, { Id }, tam);
    expect(zaman.body).toMatchObject({
      zamanlist: [
        { Tur: 'aktarim', Baslik: 'Dosyadan güncellendi', Aciklama: 'liste.xlsx: GSM', Kisi: 'Tam Deneme' },
        {},
      ],
    });
  });

  test('may have a tax number, a date and a product in the words of the office', async () => {
    const { Id } = await aktar([
      { Unvan: 'Sıfırlı Ltd.', VKN: '123456789', ProjeIdler: 'Masabaşı Klinik; masabasi hastane bilgi sistemi' },
    ]);
    const { MusteriId } = (await satirlari(Id))[0]!;
    const { body } = await s.call(musteri.musteriDetay, { Id: MusteriId! }, tam);
    expect(body).toMatchObject({ musteri: { Tip: 2, VKN: '0123456789', ProjeIdler: [2, 6], Durum: 'Aday' } });
  });
});

describe('a file', () => {
  const DOSYA: readonly Satir[] = [
    { Ad: 'Nur', Soyad: 'Tekrarlı', TCKimlikNo: '98000000101', GSM: '05330000101', ProjeIdler: 'Masabaşı Klinik' },
    { Ad: 'Can', Soyad: 'Kimliksiz', GSM: '05330000102', IlId: 'Ankara', IlceId: 'Çankaya' },
    { Ad: 'Can', Soyad: 'Kimliksiz', GSM: '05330000103', IlId: 'Ankara', IlceId: 'Çankaya' },
    { Unvan: 'Tekrarlı Hastanesi', VKN: '1234567890', Eposta: 'bilgi@tekrarli.example', Notlar: '=1+1' },
  ];

  test('is written once; the same file again changes nothing, even if duplicates were added', async () => {
    const ilk = await aktar(DOSYA, tam, 'ekle');
    expect(ilk).toMatchObject({ Yazilan: 4, Sayilar: { Yeni: 3, Mükerrer: 1 } });
    const sonra = await hepsi();
    for (const mukerrer of ['atla', 'ekle'] as const) {
      const ikinciKez = await aktar(DOSYA, tam, mukerrer);
      expect(ikinciKez).toMatchObject({ Yazilan: 0, Sayilar: { Değişmeyecek: 4 } });
    }
    expect(await hepsi()).toEqual(sonra);
    // The same step again returns its first result.
    const yine = await s.call(oda.musteriIceAktar, { Id: ilk.Id, Islem: 'yaz', Mukerrer: 'ekle' }, tam);
    expect(yine.body).toMatchObject({ durum: true, aktarim: { Durum: 'bitti', Yazilan: 4 } });
    await yurut();
    expect(await hepsi()).toEqual(sonra);
  });

  test('is undone exactly; customers changed since stay and are named', async () => {
    const eski = await ekle({
      Ad: 'Geri',
      Soyad: 'Alınan',
      TCKimlikNo: '98000000201',
      Adres: 'Önceki',
      ProjeIdler: [2, 6],
      DogumTarihi: '1980-02-03',
      GSM: '05340000201',
    });
    const dokunulan = await ekle({ Ad: 'Dokunulan', Soyad: 'Kart', TCKimlikNo: '98000000202' });
    const once = await hepsi();
    const { Id } = await aktar([
      {
        MusteriNo: no(eski.Id),
        Adres: 'Yenisi',
        TCKimlikNo: '98000000209',
        ProjeIdler: 'Masabaşı Klinik',
        DogumTarihi: '1.1.1990',
      },
      { TCKimlikNo: '98000000202', Adres: 'Dosyadaki' },
      { Ad: 'Sonradan', Soyad: 'Gelen', TCKimlikNo: '98000000203', ProjeIdler: 'Masabaşı Klinik' },
      { Ad: 'Lisans', Soyad: 'Alan', TCKimlikNo: '98000000204' },
    ]);
    expect((await hepsi()).length).toBe(once.length + 2);
    await ekle({
      Id: dokunulan.Id,
      Surum: 2,
      Ad: 'Dokunulan',
      Soyad: 'Kart',
      TCKimlikNo: '98000000202',
      Adres: 'Elle',
    });
    const lisansAlan = (await satirlari(Id))[3]!.MusteriId!;
    await s.db
      .insertInto('hareket')
      .values({ nesne: 'musteri', nesne_id: lisansAlan, zaman: s.saat.simdi, tur: 'lisans', baslik: 'Lisans açıldı' })
      .execute();
    expect(await iste(Id, 'geriAl')).toMatchObject({
      Islem: 'geriAl',
      Durum: 'bitti',
      Yazilan: 4,
      GeriAlinan: 2,
      Birakilan: 2,
    });
    const kalan = (x: Awaited<ReturnType<typeof hepsi>>) =>
      x.filter(({ m }) => ![dokunulan.Id, lisansAlan].includes((m as { id: number }).id));
    expect(kalan(await hepsi())).toEqual(kalan(once));
    const { body } = await s.call(oda.musteriAktarimSatirlari, { Id, Birakilan: true }, tam);
    expect(body).toMatchObject({
      toplam: 2,
      satirlar: [
        { Ad: 'Dokunulan Kart', Mesaj: 'Aktarımdan sonra değiştirildiği için geri alınmadı.' },
        { Ad: 'Lisans Alan' },
      ],
    });
    const kart = await s.call(musteri.musteriDetay, { Id: eski.Id }, tam);
    expect(kart.body).toMatchObject({ musteri: { Surum: 3, Duzenleyen: null, ProjeIdler: [2, 6] } });
  });

  test('of a person with product 2 removes no other products', async () => {
    const { Id } = await ekle({ Ad: 'Ortak', Soyad: 'Ürünlü', TCKimlikNo: '98000000401', ProjeIdler: [2, 6] });
    await aktar([{ TCKimlikNo: '98000000401', ProjeIdler: 'Masabaşı Hastane Bilgi Sistemi', Adres: 'Yeni' }], ikinci);
    const { body } = await s.call(musteri.musteriDetay, { Id }, tam);
    expect(body).toMatchObject({ musteri: { Adres: 'Yeni', ProjeIdler: [2, 6] } });
  });

  test('keeps a product with a licence and reports customers who left; undo leaves licences alone', async () => {
    const { Id } = await ekle({ Ad: 'Lisanslı', TCKimlikNo: '98000000501', ProjeIdler: [2] });
    await sql`
      insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi, donem_baslama, cipa_gun, yazma_zamani)
      select ${Id}, 2, id, 1, 'anahtar', '2026-01-01', '2026-01-01', 1, ${s.saat.simdi} from tanim
      where liste = 'lisansTur' order by id limit 1`.execute(s.db);
    const kotu = await aktar([
      { MusteriNo: no(Id), ProjeIdler: 'Masabaşı Klinik' },
      { MusteriNo: no(Id), Durum: 'Ayrıldı', AyrilmaNedenId: 'Fiyat', AyrilmaTarihi: '01.11.2026' },
    ]);
    expect((await satirlari(kotu.Id)).map((r) => [r.Sonuc, r.Alan, r.Mesaj])).toEqual([
      ['Hatalı', 'ProjeIdler', 'Masabaşı Hastane Bilgi Sistemi: bu ürünün lisansı var; ürün müşteriden kaldırılmaz.'],
      ['Hatalı', 'Durum', 'Müşterinin geçerli lisansı var. Ayrıldığını kartından yazınız.'],
    ]);
    const once = await hepsi();
    const iyi = await aktar([
      { MusteriNo: no(Id), Adres: 'Yeni', ProjeIdler: 'Masabaşı Klinik, Masabaşı Hastane Bilgi Sistemi' },
    ]);
    expect(await iste(iyi.Id, 'geriAl')).toMatchObject({ GeriAlinan: 1, Birakilan: 0 });
    expect(await hepsi()).toEqual(once);
  });

  test('is refused before it is complete, and so is a step before its turn', async () => {
    const acilan = await s.call(oda.musteriAktarimAc, { Dosya: 'a.csv', SatirSayisi: 2 }, tam);
    const Id = acilan.body.durum ? acilan.body.Id : 0;
    const msg = async (Islem: 'dene' | 'yaz' | 'geriAl') => {
      const { body } = await s.call(oda.musteriIceAktar, { Id, Islem }, tam);
      return body.durum ? 'oldu' : body.msg;
    };
    expect(await msg('dene')).toBe('Dosyanın bütün satırları yüklenmedi. Dosyayı yeniden seçiniz.');
    expect(await msg('yaz')).toBe('Önce dosyanın önizlemesi tamamlanmalıdır.');
    expect(await msg('geriAl')).toBe('Yazılmamış bir aktarım geri alınamaz.');
  });
});

const bornova = async () =>
  (await s.db.selectFrom('ilce').select('id').where('ad', '=', 'Bornova').executeTakeFirstOrThrow()).id;
const baskasi = async () => oturumVer(s, await s.kisi('baskasi', { yetkiler: [YETKI.musteriAktar] }));
