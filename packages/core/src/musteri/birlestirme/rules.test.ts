import { expect, test } from 'vitest';
import { MUSTERI_ALANLARI, type MusteriAlanlari } from '../musteri/alanlar.ts';
import { BOS_MUSTERI } from '../musteri/rules.ts';
import { BIRLESTIRME_ALAN_ADLARI, BIRLESTIRME_ALANLARI, bos, eskiHali, kalanIletisim, tasinanYaz } from './rules.ts';

const KART: MusteriAlanlari = { ...BOS_MUSTERI, Ad: 'Ayşe', Soyad: 'Yılmaz', IlId: 35, IlceId: 1 };

test('offers each card field once, except products, which come from both cards', () => {
  const secilen = BIRLESTIRME_ALAN_ADLARI.flatMap((alan) => [...BIRLESTIRME_ALANLARI[alan].degerler]);
  expect([...secilen, 'ProjeIdler'].toSorted()).toEqual(Object.keys(MUSTERI_ALANLARI).toSorted());
});

test('restores linked fields together, or keeps all of them if one was edited', () => {
  const sonraki = { ...KART, IlId: 6, IlceId: 9, Telefon: '02321112233' };
  expect(eskiHali(sonraki, { onceki: KART, sonraki })).toEqual({ kart: KART, kalanlar: [] });
  const duzeltilmis = { ...sonraki, IlceId: 10, Notlar: 'yeni' };
  expect(eskiHali(duzeltilmis, { onceki: KART, sonraki })).toEqual({
    kart: { ...duzeltilmis, Telefon: null },
    kalanlar: ['İl / İlçe'],
  });
});

test('names the moved records in words', () => {
  expect(tasinanYaz([{ Ad: 'lisans', Adet: 3 }])).toBe('3 lisans');
  expect(
    tasinanYaz([
      { Ad: 'zaman çizelgesi satırı', Adet: 12 },
      { Ad: 'demo', Adet: 1 },
    ]),
  ).toBe('12 zaman çizelgesi satırı, 1 demo');
  expect([bos(KART, 'Ad'), bos(KART, 'IlId'), bos(KART, 'Notlar')]).toEqual([false, false, true]);
});

test('matches a number to the same number with an extension, and not the other way round', () => {
  const iletisim = (Telefon: string) => ({ Telefon, GSM: null, Eposta: null });
  expect(kalanIletisim(iletisim('02121112233'), [iletisim('02121112233,105')])).toBeNull();
  expect(kalanIletisim(iletisim('02121112233,105'), [iletisim('02121112233')])).toEqual(iletisim('02121112233,105'));
});
