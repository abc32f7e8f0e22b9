import { randomBytes } from 'node:crypto';
import { asciiBuyuk, katla } from '@masabasi/core/platform/text/metin';
import { SAGLAYICI_BASLIKLARI } from '@masabasi/core/mali/odeme/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import type { Config } from '../../config.ts';
import { adresi, saglayicisi } from './akis.ts';
import { kabulKodu, type OdemeIstegi, type OdemeSaglayici, SaglayiciHatasi } from './saglayici.ts';

/** Tells an operator if a provider's settings work, before the first customer pays. It requests no money. */

export interface SinamaAdimi {
  readonly Ad: string;
  /** Null: could not be checked. */
  readonly Tamam: boolean | null;
  readonly Aciklama: string;
}

/** An order number of twenty letters and digits that belongs to no invoice. */
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

/** Runs one step of the check and reports its failure. */
async function dene(Ad: string, is: () => Promise<string>): Promise<SinamaAdimi> {
  try {
    return { Ad, Tamam: true, Aciklama: await is() };
  } catch (e) {
    if (e instanceof SaglayiciHatasi) return { Ad, Tamam: false, Aciklama: e.message };
    throw e;
  }
}

/** The banks' own words for an unknown merchant, and for a known merchant without such an order. */
const TANIMADI =
  /parola|sifre|password|kullanici|\buser|yetki|authoriz|authentic|credential|api ?key|\bhash|\bmac\b|imza|token|uye isyeri|merchant|terminal/;
const SIPARIS_YOK = /(siparis|islem|odeme|kayit|order|transaction|merchant_oid)[^.]*(yok|bulunam|not found)/;
/** Reads from a bank's words about an unknown order if the bank knows the merchant. Null: unfamiliar words. */
function taniyor(kod: string | null, mesaj: string): boolean | null {
  const soz = katla(mesaj);
  if (SIPARIS_YOK.test(soz)) return true;
  if (TANIMADI.test(soz)) return false;
  return kabulKodu(kod) ? true : null;
}

async function sorgusu(s: OdemeSaglayici, oid: string, simdi: Date): Promise<SinamaAdimi> {
  const Ad = 'Bankaya sorma';
  if (s.sorgula === undefined)
    return { Ad, Tamam: null, Aciklama: 'Bu sağlayıcıya sorulamıyor; sonucu yalnız kendisi bildirir.' };
  let Tamam: boolean | null = null;
  const adim = await dene(Ad, async () => {
    const y = await s.sorgula!({
      oid,
      belirtec: oid,
      islemId: null,
      tutar: SINAMA_TUTARI,
      taksit: 1,
      ip: '127.0.0.1',
      eposta: '',
      simdi,
    });
    if (y.hal === 'basarili') throw new SaglayiciHatasi('Banka, hiç açılmamış bir siparişi ödenmiş gösterdi.');
    Tamam = taniyor(y.hataKodu, y.mesaj);
    const dedigi = [y.hataKodu, y.mesaj].filter(Boolean).join(' ') || 'yanıtında bir söz yok';
    if (Tamam === true) return `Banka yanıt verdi: “${dedigi}”. Kullanıcı ve parola kabul edildi.`;
    if (Tamam === false) return `Banka yanıt verdi: “${dedigi}”. Kullanıcı, parola ya da üye işyeri bilgisi yanlış.`;
    return `Banka yanıt verdi: “${dedigi}”. Bundan kullanıcı ve parolanın doğru olup olmadığı anlaşılmıyor.`;
  });
  return adim.Tamam === false ? adim : { ...adim, Tamam };
}

/** A provider that answers the request itself proves the key here. A bank proves it only by the browser's return. */
const anahtari = (s: OdemeSaglayici, gonderim: SinamaAdimi): SinamaAdimi =>
  s.ad === 'paytr' || s.ad === 'iyzico'
    ? {
        Ad: 'Mağaza anahtarı',
        Tamam: gonderim.Tamam,
        Aciklama: gonderim.Tamam ? 'Kuruluş imzaladığımız isteği kabul etti.' : gonderim.Aciklama,
      }
    : {
        Ad: 'Mağaza anahtarı',
        Tamam: null,
        Aciklama:
          'Mağaza anahtarının doğruluğu yalnız bankanın imzaladığı bir yanıtla anlaşılır: küçük bir tutarı kartla ödeyip iade ediniz.',
      };

/** Steps in the order in which a payment needs them. Null: payments are not set up. */
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
    anahtari(s, gonderim),
    await sorgusu(s, oid, simdi),
  ];
}
