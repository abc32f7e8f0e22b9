import { YETKILI_ALANLARI } from '@masabasi/core/musteri/yetkili/alanlar';
import type { yetkili as contract } from '@masabasi/core/musteri/yetkili/contract';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/tanimlar/musteri/liste';
const YOK = 2_000_000_000;
const IZIN = { Kanal: 'SMS', Durum: 'Onay', Kaynak: 'Fiziksel ortam', Tarih: '2026-01-02' } as const;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getMusteriPersonelList: { kim: 'oturum', sayfa, istek: { MusteriId: YOK } },
  musteriPersonelKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { personel: { ...BOS_YETKILI, Ad: 'Deneme', Id: 0, MusteriId: YOK, Surum: 0 } },
  },
  yetkiliIzinKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, ...IZIN } },
  musteriPersonelSil: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  musteriPersonelGeriAl: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'musteri_yetkili' },
  kayitlar: { musteri_yetkili: YETKILI_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': ['yetkili_onay.kisi_id'],
  },
  musteriSatirlari: {
    'musteri_yetkili.musteri_id': ({ db, musteriId, sira }) =>
      db
        .insertInto('musteri_yetkili')
        .values({ musteri_id: musteriId, ad: 'Yetkili', soyad: `No${sira}`, telefon: null, gsm: null, eposta: null })
        .execute(),
  },
};
