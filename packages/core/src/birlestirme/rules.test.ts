import { expect, test } from 'vitest';
import { MUSTERI_ALANLARI, type MusteriAlanlari } from '../musteri/alanlar.ts';
import { BOS_MUSTERI } from '../musteri/rules.ts';
import { BIRLESTIRME_ALAN_ADLARI, BIRLESTIRME_ALANLARI, bos, eskiHali, kalanIletisim, tasinanYaz } from './rules.ts';

const KART: MusteriAlanlari = { ...BOS_MUSTERI, Ad: 'Ayşe', Soyad: 'Yılmaz', IlId: 35, IlceId: 1 };

test('every field of a card is chosen once, but the products, which are those of both', () => {
  const secilen = BIRLESTIRME_ALAN_ADLARI.flatMap((alan) => [...BIRLESTIRME_ALANLARI[alan].degerler]);
  expect([...secilen, 'ProjeIdler'].toSorted()).toEqual(Object.keys(MUSTERI_ALANLARI).toSorted());
});

test('what belongs together goes back together, or stays together where a part of it was edited', () => {
  const sonraki = { ...KART, IlId: 6, IlceId: 9, Telefon: '02321112233' };
  expect(eskiHali(sonraki, { onceki: KART, sonraki })).toEqual({ kart: KART, kalanlar: [] });
  const duzeltilmis = { ...sonraki, IlceId: 10, Notlar: 'yeni' };
  expect(eskiHali(duzeltilmis, { onceki: KART, sonraki })).toEqual({
    kart: { ...duzeltilmis, Telefon: null },
    kalanlar: ['İl / İlçe'],
  });
});

test('what goes over is said in words', () => {
  expect(tasinanYaz([{ Ad: 'lisans', Adet: 3 }])).toBe('3 lisans');
  expect(
    tasinanYaz([
      { Ad: 'zaman çizelgesi satırı', Adet: 12 },
      { Ad: 'demo', Adet: 1 },
    ]),
  ).toBe('12 zaman çizelgesi satırı, 1 demo');
  expect([bos(KART, 'Ad'), bos(KART, 'IlId'), bos(KART, 'Notlar')]).toEqual([false, false, true]);
});

test('a number is known by the same one with its extension, and not the other way', () => {
  const iletisim = (Telefon: string) => ({ Telefon, GSM: null, Eposta: null });
  expect(kalanIletisim(iletisim('02121112233'), [iletisim('02121112233,105')])).toBeNull();
  expect(kalanIletisim(iletisim('02121112233,105'), [iletisim('02121112233')])).toEqual(iletisim('02121112233,105'));
});
