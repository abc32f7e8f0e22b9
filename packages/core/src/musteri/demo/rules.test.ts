import { describe, expect, test } from 'vitest';
import { GERI_ALMA_DK } from '../../platform/undo/geriAlma.ts';
import { gecisEngeli, gecisler } from '../../platform/process/surec.ts';
import { kurus } from '../../platform/money/para.ts';
import {
  DEMO_DURUMLARI,
  DEMO_SURECI,
  type DemoDurumFormu,
  type DemoFormu,
  type DemoHali,
  demoDenemesi,
  demoDurumHatalari,
  demoHatalari,
  demoKapali,
  demoSade,
  type RandevuGunu,
  randevuUyarisi,
  satisGeriAlmaEngeli,
  satisKarti,
  satistanLisans,
} from './rules.ts';

const SIMDI = '2026-11-20T09:00:00Z';
const dagitan = { dagitir: true };
const demoGecisleri = (d: DemoHali) => gecisler(DEMO_SURECI, d, dagitan).map((g) => g.nereye);

/** Written by hand beside the table, row by row: `x` allowed, `.` refused. */
const MATRIS = `
              bekliyor atandi randevulu kuruldu denemede satis ulasilamadi vazgecti iptal
  bekliyor        .      x        .        .        .      .        .         x      x
  atandi          .      .        x        .        .      .        x         x      x
  randevulu       .      .        x        x        .      .        x         x      x
  kuruldu         .      .        .        .        x      .        .         x      x
  denemede        .      .        .        .        .      x        x         x      x
  ulasilamadi     .      .        x        .        .      .        x         x      x
  satis           .      .        .        .        .      .        .         .      .
  vazgecti        .      .        .        .        .      .        .         .      .
  iptal           .      .        .        .        .      .        .         .      .`
  .trim()
  .split('\n')
  .map((satir) => satir.trim().split(/\s+/));
const CIFTLER = DEMO_DURUMLARI.flatMap((eski) =>
  DEMO_DURUMLARI.map((yeni) => {
    const satir = MATRIS.find((s) => s.length === 10 && s[0] === eski)!;
    return [eski, yeni, satir[MATRIS[0]!.indexOf(yeni) + 1] === 'x'] as const;
  }),
);

describe('the state of a demo', () => {
  test.each(CIFTLER)('%s → %s: %s', (eski, yeni, olur) => {
    const hali = { DurumAnahtar: eski, Deneme: 0, KurulumZamani: null };
    const hata = gecisEngeli(DEMO_SURECI, hali, yeni, dagitan);
    expect(hata === null).toBe(olur);
    if (hata !== null) for (const izinli of demoGecisleri(hali)) expect(hata).toContain(`‘${izinli}’`);
  });

  test('a closed demo keeps its state and says so', () => {
    expect(DEMO_DURUMLARI.filter(demoKapali)).toEqual(['satis', 'vazgecti', 'iptal']);
    const hali = { DurumAnahtar: 'satis', Deneme: 0, KurulumZamani: SIMDI } as const;
    expect(gecisEngeli(DEMO_SURECI, hali, 'denemede', dagitan, () => 'Satışa Döndü')).toBe(
      '‘Satışa Döndü’ durumundaki bir demo kapanmıştır, durumu değişmez.',
    );
  });

  test('a refusal names the allowed states', () => {
    const hali = { DurumAnahtar: 'kuruldu', Deneme: 0, KurulumZamani: SIMDI } as const;
    expect(gecisEngeli(DEMO_SURECI, hali, 'satis', dagitan)).toBe(
      '‘kuruldu’ durumundan ‘satis’ durumuna geçilemez. Geçilebilecek durumlar: ‘denemede’, ‘vazgecti’, ‘iptal’.',
    );
  });

  test('after three failed calls in a row there is no fourth call', () => {
    const hali = (Deneme: number) => ({ DurumAnahtar: 'ulasilamadi', Deneme, KurulumZamani: null }) as const;
    expect(demoGecisleri(hali(2))).toContain('ulasilamadi');
    expect(demoGecisleri(hali(3))).toEqual(['randevulu', 'vazgecti', 'iptal']);
    expect([demoDenemesi(2, 'ulasilamadi'), demoDenemesi(3, 'randevulu'), demoDenemesi(3, 'vazgecti')]).toEqual([
      3, 0, 3,
    ]);
  });

  test('a failed call after the installation leads back to the trial, not to an appointment', () => {
    const hali = { DurumAnahtar: 'ulasilamadi', Deneme: 1, KurulumZamani: SIMDI } as const;
    expect(demoGecisleri(hali)).toEqual(['denemede', 'ulasilamadi', 'vazgecti', 'iptal']);
  });
});

describe('a change of state', () => {
  const form: DemoDurumFormu = {
    Durum: 'kuruldu',
    Aciklama: '',
    RandevuZamani: null,
    AyrilmaNedenId: null,
    DigerProgramId: null,
  };
  test.each([
    [{}, {}],
    [{ Durum: 'atandi' }, { Durum: 'Demo üstlenilince ya da birine atanınca bu duruma geçer.' }],
    [{ Durum: 'randevulu' }, { RandevuZamani: 'Randevunun gününü ve saatini yazınız.' }],
    [
      { Durum: 'randevulu', RandevuZamani: '2026-11-20T08:59:00Z' },
      { RandevuZamani: 'Randevu geçmiş bir zamana verilemez.' },
    ],
    [{ Durum: 'randevulu', RandevuZamani: '2026-11-20T13:00:00+03:00' }, {}],
    [{ Durum: 'vazgecti' }, { AyrilmaNedenId: 'Ayrılma nedenini seçiniz.' }],
    [{ Durum: 'vazgecti', AyrilmaNedenId: 7 }, {}],
    [{ Durum: 'vazgecti', AyrilmaNedenId: 9 }, { DigerProgramId: 'Hangi programa geçildiğini seçiniz.' }],
    [{ Durum: 'vazgecti', AyrilmaNedenId: 9, DigerProgramId: 1 }, {}],
    [{ Durum: 'iptal', Aciklama: ' dokuz   kr  ' }, { Aciklama: 'İptal nedenini en az 10 karakterle yazınız.' }],
    [{ Durum: 'iptal', Aciklama: 'Mükerrer istek' }, {}],
  ] satisfies [Partial<DemoDurumFormu>, object][])('%o', (degisen, hatalar) => {
    expect(demoDurumHatalari({ ...form, ...degisen }, 9, SIMDI)).toEqual(hatalar);
  });
});

describe('the sale', () => {
  test.each([
    ['Şule Irmak', { Tip: 1, Ad: 'Şule', Soyad: 'Irmak', Unvan: '' }],
    ['  Ayşe   Nur Öz ', { Tip: 1, Ad: 'Ayşe Nur', Soyad: 'Öz', Unvan: '' }],
    ['Şifa', { Tip: 2, Ad: '', Soyad: '', Unvan: 'Şifa' }],
    ['3. Basamak Tıp', { Tip: 2, Ad: '', Soyad: '', Unvan: '3. Basamak Tıp' }],
  ])('makes a card from the name %s', (ad, kart) => {
    expect(satisKarti(ad)).toEqual({ ...kart, Eposta: null });
  });

  test.each([
    ['2026-01-31', 1, '2026-02-27'],
    ['2026-11-20', 12, '2027-11-19'],
    ['2026-11-20', null, null],
  ])('a licence from %s for %s months ends on %s', (BaslamaTarihi, Ay, BitisTarihi) => {
    const l = {
      ProjeId: 2,
      LisansTurId: 1,
      KullaniciSayisi: 3,
      BaslamaTarihi,
      YillikBedel: kurus(5),
      ParaBirimi: 'TRY',
    } as const;
    expect(satistanLisans({ ...l, Ay }, 7)).toMatchObject({ ...l, BayiId: 7, BitisTarihi, YenilemeAy: Ay ?? 12 });
  });

  test.each([
    [null, 'Demonun son işlemi bir satış değil; geri alınacak bir şey yok.'],
    [{ Tur: 'durum', KisiId: 1, Dakika: 1 }, 'Demonun son işlemi bir satış değil; geri alınacak bir şey yok.'],
    [{ Tur: 'satis', KisiId: 2, Dakika: 1 }, 'Satışı yalnız yapan kişi geri alabilir.'],
    [
      { Tur: 'satis', KisiId: 1, Dakika: GERI_ALMA_DK + 0.1 },
      'Satış 15 dakika içinde geri alınır; lisansı kendi sayfasından iptal ediniz.',
    ],
    [{ Tur: 'satis', KisiId: 1, Dakika: GERI_ALMA_DK }, null],
  ])('after %o, undo by person 1: %s', (son, engel) => {
    expect(satisGeriAlmaEngeli(son, 1)).toBe(engel);
  });
});

describe('a demo', () => {
  const aday: DemoFormu = {
    MusteriId: null,
    AdSoyad: '  Şule   Irmak ',
    TCKimlikNo: '100 000 001 46',
    IlId: 35,
    IlceId: null,
    Telefon: ' ',
    GSM: '0(532) 111 22 33',
    Aciklama: ' Salı günü arayınız ',
  };
  test('is stored without extra blanks', () => {
    expect(demoSade(aday)).toEqual({
      ...aday,
      AdSoyad: 'Şule Irmak',
      TCKimlikNo: '10000000146',
      Telefon: null,
      GSM: '05321112233',
      Aciklama: 'Salı günü arayınız',
    });
  });

  test('for a customer stores nothing that the card already has', () => {
    expect(demoSade({ ...aday, MusteriId: 5 })).toMatchObject({ AdSoyad: '', TCKimlikNo: null, IlId: null, GSM: null });
    expect(demoHatalari(demoSade({ ...aday, MusteriId: 5 }))).toEqual({});
  });

  test('for a prospect needs a name, a telephone and plausible numbers', () => {
    const hatalar = (degisen: Partial<DemoFormu>) => demoHatalari(demoSade({ ...aday, ...degisen }));
    expect(hatalar({})).toEqual({});
    expect(hatalar({ AdSoyad: ' ', GSM: null })).toEqual({
      AdSoyad: 'Müşteriyi seçiniz ya da adını soyadını yazınız.',
      GSM: 'Ulaşmak için bir telefon numarası yazınız.',
    });
    expect(hatalar({ TCKimlikNo: '12345678901', Telefon: '123', GSM: '4' })).toMatchObject({
      TCKimlikNo: 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...',
      Telefon: expect.stringContaining('geçerli değil'),
      GSM: expect.stringContaining('geçerli değil'),
    });
  });
});

describe('warnings about an appointment', () => {
  const IYI: RandevuGunu = {
    izinli: false,
    saatteIzinli: false,
    tatil: 0,
    calisir: true,
    mesaide: true,
    ogledenSonra: true,
    cakisan: false,
  };
  /** Each warning comes before the ones below it. */
  const SIRA: readonly (readonly [Partial<RandevuGunu>, string])[] = [
    [{ izinli: true }, 'O gün izinli'],
    [{ tatil: 1 }, 'O gün resmi tatil'],
    [{ calisir: false }, 'O gün çalışmıyor'],
    [{ saatteIzinli: true }, 'O saatte izinli'],
    [{ tatil: 0.5 }, 'O gün öğleden sonra tatil'],
    [{ mesaide: false }, 'Mesai saatleri dışında'],
    [{ cakisan: true }, 'Aynı saatte başka randevusu var'],
  ];
  test.each(SIRA)('%j: %s', (g, uyari) => {
    expect(randevuUyarisi({ ...IYI, ...g })).toBe(uyari);
  });
  test('a free day has no warning, and neither has the morning of a half holiday', () => {
    expect(randevuUyarisi(IYI)).toBe(null);
    expect(randevuUyarisi({ ...IYI, tatil: 0.5, ogledenSonra: false })).toBe(null);
  });
  test('an earlier warning wins over all later ones', () => {
    const [, ...sonrakiler] = SIRA.map((_, i) => SIRA.slice(i));
    for (const kalan of [SIRA, ...sonrakiler])
      expect(randevuUyarisi(Object.assign({}, IYI, ...kalan.map(([g]) => g).toReversed()) as RandevuGunu)).toBe(
        kalan[0]![1],
      );
  });
});
