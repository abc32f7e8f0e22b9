import fc from 'fast-check';
import { istanbulSaati } from '../../platform/time/tarih.ts';
import { describe, expect, test } from 'vitest';
import { panoSatiri } from './contract.ts';
import {
  degisimEngeli,
  degisimMetni,
  DIGER_MOLALAR,
  gelmedi,
  grubunIdleri,
  IZIN_NOTU_UZUNLUGU,
  izinNotu,
  METIN,
  MOLA_DURUMLARI,
  molaAdi,
  molaDurumu,
  PANO_SAYACI,
  type PanoGorunumu,
  panoDurumu,
  panoSatiriMi,
  panoSayilari,
  SEBEP_EN_AZ,
  SEBEP_ISTEYENLER,
  sebepDuzenle,
  sebepHatasi,
  SECILEBILENLER,
  TOPLAMA_GIRENLER,
  YEMEK_MOLALARI,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };
const GUN_BASI = Date.parse('2026-11-20T05:30:00Z');
const an = (dakika: number) => new Date(GUN_BASI + dakika * 60_000).toISOString();

const TUM_IDLER = [643, 644, 645, 646, 647, 648, 649, 650, 651, 652];
const idlerin = (kosul: (m: (typeof MOLA_DURUMLARI)[number]) => boolean) =>
  MOLA_DURUMLARI.filter(kosul).map((m) => m.Id);

describe('the table of statuses (specification 4.1)', () => {
  test.each<[string, readonly number[], readonly number[]]>([
    ['every status', idlerin(() => true), [643, 644, 645, 646, 647, 648, 649, 650, 651, 652]],
    ['a written reason', SEBEP_ISTEYENLER, [644, 649, 650, 652]],
    ['break time', TOPLAMA_GIRENLER, [645, 646, 647, 648, 650]],
    ['other breaks on the board', DIGER_MOLALAR, [645, 646, 647]],
    ['other breaks, as a group', grubunIdleri('diger'), [645, 646, 647]],
    ['meal', YEMEK_MOLALARI, [648]],
    ['meal, as a group', grubunIdleri('yemek'), [648]],
    ['no group', grubunIdleri(null), []],
    ['hidden from the choice', TUM_IDLER.filter((id) => !SECILEBILENLER.includes(id)), [643]],
    ['a stopped timer', idlerin((m) => m.secilir && !m.sayac), [649, 651]],
    ['warning style', idlerin((m) => m.stil === 'uyari'), [649, 650]],
    ['green', idlerin((m) => m.stil === 'masa'), [651]],
    ['red', idlerin((m) => m.secilir && m.stil === 'mola'), [644, 645, 646, 647, 648, 652]],
  ])('%s', (_, idler, beklenen) => {
    expect(idler).toEqual(beklenen);
  });

  test.each([
    [643, 'Mesai Başlangıcı'],
    [644, 'Toplantı'],
    [645, 'Sigara Molası'],
    [646, 'Çay Molası'],
    [647, 'İhtiyaç Molası'],
    [648, 'Yemek Molası'],
    [649, 'Erken Çıkış'],
    [650, 'Özel İş (Dışarıda)'],
    [651, 'Masa Başı'],
    [652, 'Dış Görev'],
    [null, 'Mesai Bitişi'],
    [642, 'Mesai Bitişi'],
  ])('%s is %s', (id, ad) => {
    expect(molaAdi(id)).toBe(ad);
  });

  test.each([null, undefined, 0, 1, 642, 653, 6460, -646, 646.5, NaN])('%s is no status', (id) => {
    expect(molaDurumu(id)).toBeUndefined();
  });

  test('texts and numbers are equal to the specification, errors included', () => {
    expect(METIN).toEqual({
      degismedi: 'Mola Durumunuz Değiştirilemedi',
      moladakiler: 'Moladaki kişiler ...',
      degisirkenHata: 'Mola Durumunuz değişirken hata oluştu. Lütfen Sayfı yenileyerek tekrar deneyiniz.',
      sureHesaplanamadi: 'Mola Süresi Hesaplanamadi',
      sureSorunu: 'Süre Hesaplamada Sorun oluştu',
      yetersiz: 'Yetersiz Giriş',
      enAz10: 'En Az 10 Karakter Girmelisiniz...',
      sebepYerTutucu: 'Detay Bilgi Giriniz...',
      mesaiBitti: 'Mesai Bitti',
      erkenCikis: 'Erken Çıkış',
      girisYok: 'Giriş Yapılmadı',
      izinli: 'İzinli',
    });
    expect([SEBEP_EN_AZ, IZIN_NOTU_UZUNLUGU, PANO_SAYACI]).toEqual([10, 20, 601]);
  });
});

describe('a reason needs ten visible characters', () => {
  test.each([
    ['123456789', false],
    ['1234567890', true],
    ['1 3 5 7 9', false],
    ['1 3 5 7 9 0', true],
    ['Doktora...', true],
    ['Doktora..', false],
    ['şŞğĞıİçÇöÖ', true],
    ['şşşşş'.normalize('NFD'), false],
    ['', false],
    [' '.repeat(50), false],
    ['  123456789  ', false],
    ['  1234567890  ', true],
    ['1       890', false],
    ['1\n\n\n\n\n\n\n\n\n0', false],
    ['\t'.repeat(20), false],
    ['\u00A0'.repeat(20), false],
    ['\u3000'.repeat(20), false],
    ['\u200B'.repeat(20), false],
    ['\u200B         a', false],
    ['123456789 \u200B', false],
    ['\u200D 123456789', false],
    ['12345\u200B6789', false],
    ['1234\uFEFF56789', false],
    ['12345\u00AD67890', true],
    ['\u3164'.repeat(12), false],
    ['\u2800'.repeat(12), false],
    ['\uFE0F'.repeat(12), false],
    ['\u0085'.repeat(12), false],
    ['\u2028'.repeat(12), false],
    ['😀'.repeat(9), false],
    ['😀'.repeat(10), true],
    ['😀😀😀😀😀', false],
  ])('%j: %s', (aciklama, yeter) => {
    expect(sebepHatasi(aciklama)).toBe(yeter ? null : 'En Az 10 Karakter Girmelisiniz...');
  });

  test.each([null, undefined])('%s is no reason', (yok) => {
    expect(sebepHatasi(yok)).toBe('En Az 10 Karakter Girmelisiniz...');
    expect(sebepDuzenle(yok)).toBe('');
  });

  test('counts only visible characters, with any invisible ones around and between them', () => {
    const hicbir = fc.string({
      unit: fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u200B', '\u2060', '\uFE0F', '\u3164'),
    });
    const sifirGenislik = fc.string({ unit: fc.constantFrom('\u200B', '\u2060', '\uFEFF', '\u034F') });
    const harfler = fc.array(fc.constantFrom('a', 'ş', 'İ', '7', '.', '😀'), { maxLength: 20 });
    fc.assert(
      fc.property(harfler, sifirGenislik, hicbir, hicbir, (h, ara, bas, son) => {
        expect(sebepHatasi(bas + h.join(ara) + son) === null).toBe(h.length >= 10);
      }),
      KOSU,
    );
  });

  test('and is stored without the blanks around it', () => {
    expect(sebepDuzenle('  Doktora gidiyorum \n')).toBe('Doktora gidiyorum');
  });
});

describe('changing the status', () => {
  const iste = (o: Partial<Parameters<typeof degisimEngeli>[0]>) =>
    degisimEngeli({ mevcut: 651, yeni: 646, aciklama: null, mobil: false, mesaiBitti: false, izinli: false, ...o });

  const SECILEMEZ = 'Böyle bir mola türü seçilemez.';
  const MOBIL = 'Mobil cihazdan mola durumu değiştirilemez.';
  const BITTI = 'Mesai saatiniz bittiği için mola durumunuz değiştirilemez.';
  const IZINLI = 'Bugün izinli görünüyorsunuz; mesainiz başlatılmadı.';
  const BASLATINIZ = "Önce 'Masa Başı' ile mesainizi başlatınız.";
  const KISA = 'En Az 10 Karakter Girmelisiniz...';
  const UZUN = 'Müşteriye gidiyorum';

  test.each<[string, Parameters<typeof iste>[0], string | null]>([
    ['at desk to tea', {}, null],
    ['tea to at desk', { mevcut: 646, yeni: 651 }, null],
    ['tea to meal', { mevcut: 646, yeni: 648 }, null],
    ['left early, back at desk', { mevcut: 649, yeni: 651 }, null],
    ['the first at desk of the day', { mevcut: null, yeni: 651 }, null],
    ['a break before the shift', { mevcut: null, yeni: 646 }, BASLATINIZ],
    ['an early leave before the shift', { mevcut: null, yeni: 649, aciklama: UZUN }, BASLATINIZ],
    ['a start while on leave', { mevcut: null, yeni: 651, izinli: true }, IZINLI],
    ['a break before the shift, on leave', { mevcut: null, yeni: 646, izinli: true }, IZINLI],
    ['a change by a person on leave who came to work', { izinli: true }, null],
    ['the same again', { mevcut: 646 }, "Zaten 'Çay Molası' durumundasınız."],
    ['at desk again', { mevcut: 651, yeni: 651 }, "Zaten 'Masa Başı' durumundasınız."],
    ['the same again without its reason', { mevcut: 650, yeni: 650 }, "Zaten 'Özel İş (Dışarıda)' durumundasınız."],
    ['the hidden status', { yeni: 643 }, SECILEMEZ],
    ['an unknown status', { yeni: 653 }, SECILEMEZ],
    ['an unknown status from a telephone', { yeni: 0, mobil: true }, SECILEMEZ],
    ['a telephone', { mobil: true }, MOBIL],
    ['a telephone going back to the desk', { mevcut: 646, yeni: 651, mobil: true }, MOBIL],
    ['a telephone after hours', { mobil: true, mesaiBitti: true }, MOBIL],
    ['after hours', { mesaiBitti: true }, BITTI],
    ['back to the desk after hours', { mevcut: 646, yeni: 651, mesaiBitti: true }, BITTI],
    ['a new start after hours', { mevcut: null, yeni: 651, mesaiBitti: true }, BITTI],
    ['a meeting without a reason', { yeni: 644 }, KISA],
    ['an early leave with a short reason', { yeni: 649, aciklama: '123456789' }, KISA],
    ['private business with blanks', { yeni: 650, aciklama: ' '.repeat(20) }, KISA],
    ['out of office with a reason', { yeni: 652, aciklama: UZUN }, null],
    ['a meeting with exactly ten characters', { yeni: 644, aciklama: '1234567890' }, null],
    ['tea without a reason', { yeni: 646, aciklama: '' }, null],
  ])('%s', (_, istek, beklenen) => {
    expect(iste(istek)).toBe(beklenen);
  });

  test('is allowed exactly as in the specification: every combination', () => {
    const iki = [false, true];
    const yanlis: unknown[] = [];
    let izinVerilen = 0;
    for (const mevcut of [null, ...TUM_IDLER])
      for (const yeni of [...TUM_IDLER, 0, 1, 642, 653, -646, 646.5, NaN])
        for (const aciklama of [null, '', '123456789', '1234567890'])
          for (const mobil of iki)
            for (const mesaiBitti of iki)
              for (const izinli of iki) {
                const serbest =
                  [644, 645, 646, 647, 648, 649, 650, 651, 652].includes(yeni) &&
                  !mobil &&
                  !mesaiBitti &&
                  mevcut !== yeni &&
                  (mevcut !== null || (yeni === 651 && !izinli)) &&
                  (![644, 649, 650, 652].includes(yeni) || aciklama === '1234567890');
                const istek = { mevcut, yeni, aciklama, mobil, mesaiBitti, izinli };
                if ((degisimEngeli(istek) === null) !== serbest) yanlis.push(istek);
                if (serbest) izinVerilen++;
              }
    expect(yanlis).toEqual([]);
    expect(izinVerilen).toBe(436);
  });

  test.each([
    [646, 651, 'Çay Molası → Masa Başı'],
    [651, 649, 'Masa Başı → Erken Çıkış'],
    [null, 651, 'Mesainiz başladı: Masa Başı'],
  ])('from %s to %i says %s', (eski, yeni, metin) => {
    expect(degisimMetni(eski, yeni)).toBe(metin);
  });
});

describe('a row from an event', () => {
  const tam = {
    Id: 7,
    Ad: 'Ayşe Kaya',
    Grup: null,
    DepartmanId: 2,
    MolaDurum: 646,
    Mola_Durum_Id: 646,
    mola: 'Çay Molası',
    Baslama: '2026-11-20T05:30:00.000Z',
    Baslama_Zamani: '2026-11-20T07:00:00.000Z',
    Mesai_Bitis: null,
    molasure: 12,
    KapaliSaniye: 700,
    izinTur: null,
    izinAcik: null,
    tumAciklama: '',
    Gun: '2026-11-20',
    Beklenen: '2026-11-20T05:30:00.000Z',
  };

  test('is accepted exactly when the contract accepts it', () => {
    expect(panoSatiri.parse(tam)).toEqual(tam);
    expect(panoSatiriMi(tam)).toBe(true);
    // Additional fields of a newer server do no harm.
    expect(panoSatiriMi({ ...tam, Yeni: 1 })).toBe(true);
  });

  test.each(Object.keys(panoSatiri.shape))('is refused without %s or with a wrong type of it', (alan) => {
    const olmayan = Object.fromEntries(Object.entries(tam).filter(([ad]) => ad !== alan));
    for (const satir of [olmayan, { ...tam, [alan]: true }, { ...tam, [alan]: [] }]) {
      expect(panoSatiri.safeParse(satir).success).toBe(false);
      expect(panoSatiriMi(satir)).toBe(false);
    }
  });

  test.each([null, undefined, 'satır', 7, []])('is never %s', (deger) => expect(panoSatiriMi(deger)).toBe(false));
});

describe('the board', () => {
  const satir = (o: Partial<PanoGorunumu>): PanoGorunumu => ({
    Baslama: an(0),
    Mesai_Bitis: an(570),
    Mola_Durum_Id: 651,
    Baslama_Zamani: null,
    KapaliSaniye: 0,
    izinTur: null,
    izinAcik: null,
    Beklenen: an(0),
    ...o,
  });
  const YOK = { Baslama: null, Mesai_Bitis: null, Mola_Durum_Id: null };
  const SIFIR = { diger: 0, yemek: 0, masada: 0, gelmeyen: 0, izinli: 0, baska: 0 };

  test.each<[Partial<PanoGorunumu>, number, string, string, Partial<typeof SIFIR>]>([
    [{}, 60, 'Masa Başı', 'masa', { masada: 1 }],
    [{ Mola_Durum_Id: 644 }, 60, 'Toplantı', 'mola', { baska: 1 }],
    [{ Mola_Durum_Id: 645 }, 60, 'Sigara Molası', 'mola', { diger: 1 }],
    [{ Mola_Durum_Id: 646 }, 60, 'Çay Molası', 'mola', { diger: 1 }],
    [{ Mola_Durum_Id: 647 }, 60, 'İhtiyaç Molası', 'mola', { diger: 1 }],
    [{ Mola_Durum_Id: 648 }, 60, 'Yemek Molası', 'mola', { yemek: 1 }],
    [{ Mola_Durum_Id: 649 }, 60, 'Erken Çıkış', 'uyari', { baska: 1 }],
    [{ Mola_Durum_Id: 650 }, 60, 'Özel İş (Dışarıda)', 'uyari', { baska: 1 }],
    [{ Mola_Durum_Id: 652 }, 60, 'Dış Görev', 'mola', { baska: 1 }],
    [{ Mola_Durum_Id: 646 }, 569, 'Çay Molası', 'mola', { diger: 1 }],
    [{ Mola_Durum_Id: 646 }, 570, 'Mesai Bitti', 'bitti', {}],
    [{ Mola_Durum_Id: 649 }, 600, 'Mesai Bitti', 'bitti', {}],
    [{ Mola_Durum_Id: null }, 600, 'Mesai Bitti', 'bitti', {}],
    [YOK, 60, 'Giriş Yapılmadı', 'yok', { gelmeyen: 1 }],
    [{ ...YOK, Beklenen: an(61) }, 60, `Bekleniyor ${istanbulSaati(an(61))}`, 'bitti', {}],
    [{ ...YOK, Beklenen: an(61) }, 61, 'Giriş Yapılmadı', 'yok', { gelmeyen: 1 }],
    [{ ...YOK, Beklenen: null }, 60, 'Çalışmıyor', 'bitti', {}],
    [{ ...YOK, izinTur: 'Yıllık İzin' }, 60, 'Yıllık İzin', 'izinli', { izinli: 1 }],
    [{ ...YOK, izinTur: 'İzinli' }, 60, 'İzinli', 'izinli', { izinli: 1 }],
    [{ izinTur: 'Saatlik İzin', Mola_Durum_Id: 646 }, 60, 'Çay Molası', 'mola', { diger: 1 }],
  ])('%j at minute %i reads %s', (o, dakika, etiket, stil, sayi) => {
    expect(panoDurumu(satir(o), an(dakika))).toEqual({ etiket, stil });
    expect(panoSayilari([satir(o)], an(dakika))).toEqual({ ...SIFIR, ...sayi });
    expect(gelmedi(satir(o), an(dakika))).toBe(etiket === 'Giriş Yapılmadı');
  });

  test('counts every card', () => {
    const kartlar = [645, 646, 646, 647, 648, 648, 651, 649, 650, 644].map((id) => satir({ Mola_Durum_Id: id }));
    const digerleri = [satir(YOK), satir(YOK), satir({ ...YOK, izinTur: 'Rapor' }), satir({ Mesai_Bitis: an(10) })];
    expect(panoSayilari([...kartlar, ...digerleri], an(60))).toEqual({
      diger: 4,
      yemek: 2,
      masada: 1,
      gelmeyen: 2,
      izinli: 1,
      baska: 3,
    });
    expect(panoSayilari([], an(60))).toEqual(SIFIR);
  });

  test.each([
    [null, ''],
    ['', ''],
    ['Çeşme, yirmi karakt.', 'Çeşme, yirmi karakt.'],
    ['Çeşme, yirmi bir kar.', 'Çeşme, yirmi bir kar…'],
  ])('shows the note %j as %j', (not, beklenen) => {
    expect(izinNotu(not)).toBe(beklenen);
  });
});
