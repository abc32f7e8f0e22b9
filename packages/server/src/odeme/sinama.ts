import { randomBytes } from 'node:crypto';
import { asciiBuyuk } from '@masabasi/core/metin';
import { SAGLAYICI_BASLIKLARI } from '@masabasi/core/odeme/rules';
import { kurus } from '@masabasi/core/para';
import type { Config } from '../config.ts';
import { adresi, saglayicisi } from './akis.ts';
import { type OdemeIstegi, type OdemeSaglayici, SaglayiciHatasi } from './saglayici.ts';

/** Tells an operator whether a provider's settings work, before the first customer does. No money is asked for. */

export interface SinamaAdimi {
  readonly Ad: string;
  /** Null: it could not be looked at. */
  readonly Tamam: boolean | null;
  readonly Aciklama: string;
}

/** Twenty letters and digits, as every order has; no invoice has it. */
const ornekNo = (): string => asciiBuyuk(`sinama${randomBytes(7).toString('hex')}`);
const SINAMA_TUTARI = kurus(100);

function istegi(config: Config, ad: string, oid: string, simdi: Date): OdemeIstegi {
  const yer = adresi(config);
  return {
    oid,
    tutar: SINAMA_TUTARI,
    taksit: 1,
    donus: `${yer}/api/payment/callback/${ad}`,
    kopru: `${yer}/payment/bridge-success`,
    bildirim: `${yer}/api/payment/notice/${ad}`,
    eposta: 'sinama@ornek.example',
    ad: 'Ayar Sınaması',
    adres: 'Sınama',
    il: 'Ankara',
    aciklama: 'Ayar sınaması',
    ip: '127.0.0.1',
    simdi,
  };
}

/** What went wrong between us and the bank, as a step. */
async function dene(Ad: string, is: () => Promise<string>): Promise<SinamaAdimi> {
  try {
    return { Ad, Tamam: true, Aciklama: await is() };
  } catch (e) {
    if (e instanceof SaglayiciHatasi) return { Ad, Tamam: false, Aciklama: e.message };
    throw e;
  }
}

async function sorgusu(s: OdemeSaglayici, oid: string, simdi: Date): Promise<SinamaAdimi> {
  const Ad = 'Bankaya sorma';
  if (s.sorgula === undefined)
    return { Ad, Tamam: null, Aciklama: 'Bu sağlayıcıya sorulamıyor; sonucu yalnız kendisi bildirir.' };
  return dene(Ad, async () => {
    const y = await s.sorgula!({
      oid,
      belirtec: null,
      islemId: null,
      tutar: SINAMA_TUTARI,
      taksit: 1,
      ip: '127.0.0.1',
      eposta: '',
      simdi,
    });
    if (y.hal === 'basarili') throw new SaglayiciHatasi('Banka, hiç açılmamış bir siparişi ödenmiş gösterdi.');
    const dedigi = [y.hataKodu, y.mesaj].filter(Boolean).join(' ');
    return dedigi === ''
      ? 'Banka yanıt verdi: böyle bir sipariş yok. Kullanıcı ve parola kabul edildi.'
      : `Banka yanıt verdi: “${dedigi}”. Kullanıcı ya da parola yanlışsa burada yazar.`;
  });
}

/** The steps, in the order in which a payment needs them; null: nobody takes payments here. */
export async function odemeSinamasi(config: Config, simdi: Date): Promise<SinamaAdimi[] | null> {
  const s = saglayicisi(config);
  if (s === null) return null;
  const oid = ornekNo();
  const istek = istegi(config, s.ad, oid, simdi);
  const acik = config.publicUrl !== null;
  const gonderim = await dene('İsteği imzalama', async () => {
    const y = await s.hazirla(istek);
    return `${SAGLAYICI_BASLIKLARI[s.ad]} için istek hazırlandı; tarayıcı ${new URL(y.action).host} adresine gidecek.`;
  });
  const sahte = s.donus({
    govde: Buffer.from(new URLSearchParams({ oid, mdStatus: '1', Response: 'Approved', HASH: 'x' }).toString()),
    tur: 'application/x-www-form-urlencoded',
    imza: null,
  });
  return [
    {
      Ad: 'Dönüş adresi',
      Tamam: acik || s.ad === 'deneme',
      Aciklama: acik
        ? `Banka müşteriyi ${istek.donus} adresine geri gönderir; internetten ulaşılabilir olmalı.`
        : 'PUBLIC_URL verilmemiş; banka müşteriyi yalnız bu bilgisayara geri gönderebilir.',
    },
    gonderim,
    {
      Ad: 'Sahte yanıtı geri çevirme',
      Tamam: !sahte.gecerli,
      Aciklama: sahte.gecerli
        ? 'İmzasız bir yanıt kabul edildi; ödeme almayınız.'
        : `İmzasız yanıt sayılmadı: ${sahte.bakilan}`,
    },
    await sorgusu(s, oid, simdi),
  ];
}
