import { faturaBelgesi } from '@masabasi/core/mali/fatura/olustur';
import { kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { ublYaz } from './ubl.ts';

/** Invoices that suppliers send to the demo company. */

const GONDERENLER = [
  { vkn: '9876543217', unvan: 'Kuzey Sunucu Barındırma A.Ş.', ad: 'Sunucu barındırma', fiyat: '12500' },
  { vkn: '9205121120', unvan: 'Ege Kırtasiye Ltd. Şti.', ad: 'Kâğıt ve toner', fiyat: '3480.50' },
] as const;

export interface GelenOrnegi {
  readonly ettn: string;
  readonly xml: string;
  readonly senaryo: string;
}

/**
 * One invoice of each supplier.
 * @param vkn tax number of the receiver;
 * @param tohum eight hexadecimal digits that make the ETTNs unique
 */
export const gelenOrnekleri = (
  senaryo: 'TEMELFATURA' | 'TICARIFATURA',
  vkn: string,
  tarih: Gun,
  tohum: string,
): GelenOrnegi[] =>
  GONDERENLER.map((g, n) => {
    const ettn = `${tohum}-0000-4000-8000-00000000000${n}`;
    const taraf = { Ad: null, Soyad: null, Ulke: 'Türkiye', Telefon: null, Eposta: null, KimlikTuru: 'VKN' };
    const belge = faturaBelgesi({
      No: `TED${tarih.slice(0, 4)}00000000${n + (senaryo === 'TEMELFATURA' ? 1 : 5)}`,
      Ettn: ettn,
      Tarih: tarih,
      Saat: '09:30:00',
      Senaryo: senaryo,
      Tip: 'SATIS',
      ParaBirimi: 'TRY',
      Kur: null,
      Vade: null,
      Hesap: null,
      Aciklama: '',
      Iade: null,
      Satici: {
        ...taraf,
        Kimlik: g.vkn,
        Unvan: g.unvan,
        VergiDairesi: 'Konak',
        Adres: 'Liman Sokak 7',
        Ilce: 'Konak',
        Il: 'İzmir',
      },
      Alici: {
        ...taraf,
        Kimlik: vkn,
        Unvan: 'Masabaşı Yazılım A.Ş.',
        VergiDairesi: 'Çankaya',
        Adres: null,
        Ilce: 'Çankaya',
        Il: 'Ankara',
      },
      Kalemler: [
        {
          Ad: g.ad,
          Miktar: '1',
          BirimKodu: 'C62',
          BirimFiyat: g.fiyat,
          IskontoOran: null,
          IskontoTutar: kurus(0),
          KdvOran: 20,
          MuafiyetKodu: null,
          TevkifatKodu: null,
        },
      ],
    });
    return { ettn, xml: ublYaz(belge), senaryo };
  });
