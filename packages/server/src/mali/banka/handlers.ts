import { isDeepStrictEqual } from 'node:util';
import type { banka as contract } from '@masabasi/core/mali/banka/contract';
import { HAREKET_LISTESI } from '@masabasi/core/mali/banka/liste';
import { BANKA_METNI, bankaAlti, kolonHatasi, type SecilenKolonlar } from '@masabasi/core/mali/banka/rules';
import { HESAP } from '@masabasi/core/mali/defter/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { ibanGecerli, ibanSade } from '@masabasi/core/platform/identity/kimlik';
import { duzgun } from '@masabasi/core/platform/text/metin';
import { sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { kurus } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { defterEngeli, defterYaz, elleHesaplar } from '../defter/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type Handlers, red, type Act } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import type { AyrilanSatirlar, EkstreHesabi } from './dosya.ts';
import { DUZEN_BILINMIYOR, SUTUNLARI_DENETLE } from './duzen.ts';
import type { EkstreDuzeni } from './duzenler.ts';
import { gunTablosu } from './excel.ts';
import { birGun, gunAc, gunKapat, sonGunler } from './gunsonu.ts';
import { eslesme } from './eslesme.ts';
import { avans } from './avans.ts';
import { ekstreAyir, ekstreCoz } from './hazirla.ts';
import type { OkunanEkstreler } from './inceleme.ts';
import { dosyaAraligi, ekstreYaz, gunEngeli, olanlar } from './kayit.ts';
import * as q from './queries.ts';

type EkstreIstegi = Istek<typeof contract.ekstreOku>;

async function hesabi(db: Db, id: number, kilitle: boolean): Promise<q.KilitliHesap> {
  return found(await q.hesap(db, id, kilitle), 'Banka hesabı');
}

/** Layout that a person described for a table. Null: none. A sentence when the layout is not possible. */
function soylenenDuzen(duzen: EkstreIstegi['duzen'], banka: string): EkstreDuzeni | string | null {
  if (duzen === null) return null;
  const kolonlar: SecilenKolonlar = Object.fromEntries(
    Object.entries(duzen.kolonlar).flatMap(([kolon, ad]) => (ad === undefined ? [] : [[kolon, ad]])),
  );
  const hata = kolonHatasi(kolonlar);
  if (hata !== null) return hata;
  const gereken = { tarih: kolonlar.tarih!, aciklama: kolonlar.aciklama! };
  return { Ad: 'elle', Banka: banka, kolonlar: { ...kolonlar, ...gereken }, yazim: duzen.yazim };
}

/** Rows of an unknown table to show to the person who names its columns. */
const EN_COK_BILINMEYEN = 30;

const ozeti = (okunan: OkunanEkstreler, { Adet, Giren, Cikan }: AyrilanSatirlar) => {
  const [Ilk, Son] = dosyaAraligi(okunan)!;
  return {
    Ilk,
    Son,
    Okunan: okunan.Adet,
    Yeni: Adet,
    Tekrar: okunan.Adet - Adet,
    Bekleyen: okunan.Bekleyen,
    Oncesi: okunan.Oncesi,
    Giren,
    Cikan,
    Acilis: okunan.Acilis,
    Kapanis: okunan.Kapanis,
    uyarilar: [...okunan.uyarilar],
  };
};

/** Facts of the account that the file reader needs. */
const hesapAlanlari = ({ Iban, Birim, AcilisGun, duzen }: q.KilitliHesap): EkstreHesabi => ({
  Iban,
  Birim,
  AcilisGun,
  duzen,
});

/** Reads a file for an account, or returns the answer that refuses it. */
async function dosyayiOku(h: q.KilitliHesap, { icerik, duzen }: EkstreIstegi, simdi: Date) {
  if (!h.Aktif) return red(BANKA_METNI.pasif);
  const soylenen = soylenenDuzen(duzen, h.Banka);
  if (typeof soylenen === 'string') return red(soylenen);
  const { metin, satirlar } = icerik;
  const okunan = await ekstreCoz({
    metin,
    tablo: satirlar === null ? null : JSON.stringify(satirlar),
    hesap: { ...hesapAlanlari(h), duzen: soylenen ?? h.duzen },
    bugun: istanbulGunu(simdi),
  });
  if (typeof okunan === 'string') {
    const sorulur = okunan === DUZEN_BILINMIYOR || okunan.endsWith(SUTUNLARI_DENETLE);
    if (!sorulur || satirlar === null) return red(okunan);
    const ilkler = satirlar.slice(0, EN_COK_BILINMEYEN);
    return { ...red(okunan), satirlar: ilkler.map((s) => s.map((x) => String(x ?? ''))) };
  }
  if (okunan.Adet + okunan.bakiyeler.length === 0)
    return red(
      okunan.Oncesi > 0
        ? 'Dosyadaki bütün hareketler hesabın açılış gününden önce.'
        : 'Dosyada yüklenecek hareket yok. Hareketi olan bir aralığın ekstresini alınız.',
    );
  return { durum: true as const, okunan, soylenen };
}

/** Finds the rows of a file that are new to the account, or returns the refusal. */
async function yenileri(db: Db, h: q.KilitliHesap, { satirlar, aralik }: OkunanEkstreler) {
  const olan = aralik === null ? '[]' : await olanlar(db, h.Id, aralik);
  const ayrilan = await ekstreAyir({ satirlar, olanlar: olan, kapaliGun: h.KapaliGun });
  if (typeof ayrilan === 'string') return red(ayrilan);
  if (ayrilan.kapali !== null)
    return red(`Dosyada kapalı bir güne ait yeni hareket var. ${gunEngeli(h, ayrilan.kapali)!}`);
  return { durum: true as const, ayrilan };
}

/** Writes a file that was read before. Reads it again when the account has changed since. */
async function ekstreyiYukle(
  ctx: Act,
  istek: EkstreIstegi,
  { once, okunan: ilk }: { readonly once: q.KilitliHesap; readonly okunan: Awaited<ReturnType<typeof dosyayiOku>> },
) {
  const { db, ben, simdi } = ctx;
  const h = await hesabi(db, istek.HesapId, true);
  const ayni = h.Aktif === once.Aktif && isDeepStrictEqual(hesapAlanlari(h), hesapAlanlari(once));
  const sonuc = ayni ? ilk : await dosyayiOku(h, istek, simdi);
  if (!sonuc.durum) return sonuc;
  const { okunan, soylenen } = sonuc;
  const yeniler = await yenileri(db, h, okunan);
  if (!yeniler.durum) return yeniler;
  const { ayrilan } = yeniler;
  if (soylenen !== null && typeof soylenen !== 'string') await q.duzenSakla(db, h.Id, soylenen);
  const dosya = duzgun(istek.Dosya);
  const id = await ekstreYaz(db, { hesapId: h.Id, dosya, okunan, ayrilan, kisi: ben.Id, simdi });
  const ozet = ozeti(okunan, ayrilan);
  const kayit = { HesapId: h.Id, Dosya: dosya, Okunan: ozet.Okunan, Eklenen: ozet.Yeni };
  await ctx.denetle({ eylem: 'ekstreYukle', nesne: 'banka_ekstre', nesneId: id, yeni: kayit });
  ctx.yayinla({ tur: 'banka' });
  return { durum: true as const, ozet };
}

export const banka: Handlers<typeof contract> = {
  async bankaHesaplari({ db }) {
    const [hesaplar, defterHesaplari] = await Promise.all([q.hesaplar(db), elleHesaplar(db)]);
    return { durum: true, hesaplar, defterHesaplari };
  },

  async bankaHesapKaydet(ctx, { hesap }) {
    const { db, simdi } = ctx;
    const iban = hesap.Iban === null ? null : ibanSade(hesap.Iban) || null;
    if (iban !== null && !ibanGecerli(iban)) return red('IBAN geçerli değil. Rakamları kontrol ediniz...');
    await q.hesaplariTut(db);
    const eski = hesap.Id === 0 ? null : await hesabi(db, hesap.Id, true);
    if (eski !== null && eski.Surum !== hesap.Surum) throw surumEski(eski);
    const yazilan = { ad: duzgun(hesap.Ad), banka: duzgun(hesap.Banka), iban, aktif: hesap.Aktif };
    const ayni = await q.ayniHesap(db, hesap.Id, yazilan);
    if (ayni) return red(ayni.Ad === yazilan.ad ? 'Bu adda bir hesap var.' : `Bu IBAN ‘${ayni.Ad}’ hesabının.`);
    const acilis = kurus(hesap.AcilisEksi ? 0 - hesap.AcilisBakiye : hesap.AcilisBakiye);
    const { AcilisGun, Birim } = hesap;
    const kayit = { Ad: yazilan.ad, Banka: yazilan.banka, Birim, AcilisGun, AcilisBakiye: acilis };
    if (eski !== null) {
      if (eski.AcilisBakiye !== acilis || eski.AcilisGun !== AcilisGun || eski.Birim !== Birim)
        return red(BANKA_METNI.acilisDegismez);
      const sonuc = await q.hesapDegistir(db, hesap.Id, yazilan);
      const { Ad, Banka, Aktif } = eski;
      const yeni = { Ad: yazilan.ad, Banka: yazilan.banka, Aktif: hesap.Aktif };
      await ctx.denetle({
        eylem: 'bankaHesapKaydet',
        nesne: 'banka_hesap',
        nesneId: hesap.Id,
        eski: { Ad, Banka, Aktif },
        yeni,
      });
      ctx.yayinla({ tur: 'banka' });
      return { durum: true, ...sonuc };
    }
    if (AcilisGun > istanbulGunu(simdi)) return red('Açılış günü bugünden sonra olamaz.');
    const engel = acilis === 0 ? null : await defterEngeli(db, AcilisGun);
    if (engel !== null) return red(engel);
    const sonuc = await q.hesapEkle(db, { ...yazilan, birim: Birim, acilis_gun: AcilisGun, acilis_bakiye: acilis });
    if (acilis !== 0)
      await defterYaz(
        { db, simdi },
        {
          Gun: AcilisGun,
          Kaynak: 'banka_hesap',
          KaynakId: sonuc.Id,
          Aciklama: `Açılış bakiyesi: ${yazilan.ad}`,
          satirlar: [
            { Hesap: HESAP.banka, Alt: bankaAlti(sonuc.Id), Birim, Tutar: acilis },
            { Hesap: HESAP.acilis, Birim, Tutar: kurus(0 - acilis) },
          ],
        },
      );
    await ctx.denetle({ eylem: 'bankaHesapKaydet', nesne: 'banka_hesap', nesneId: sonuc.Id, yeni: kayit });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true, ...sonuc };
  },

  async ekstreOku({ db, simdi }, istek) {
    const h = await hesabi(db, istek.HesapId, false);
    const sonuc = await dosyayiOku(h, istek, simdi);
    if (!sonuc.durum) return sonuc;
    const yeniler = await yenileri(db, h, sonuc.okunan);
    if (!yeniler.durum) return yeniler;
    return { durum: true, ozet: ozeti(sonuc.okunan, yeniler.ayrilan), satirlar: [...yeniler.ayrilan.ornekler] };
  },

  ekstreYukle: {
    async hazirla({ db, simdi }, istek) {
      const once = await hesabi(db, istek.HesapId, false);
      const okunan = await dosyayiOku(once, istek, simdi);
      return (ctx) => ekstreyiYukle(ctx, istek, { once, okunan });
    },
  },

  async getHareketList({ db, urunler }, sorgu) {
    const kaynak = q.hareketKaynagi(urunler);
    const [sayfa, toplamlar] = await Promise.all([
      listAnswer(db, HAREKET_LISTESI, kaynak, sorgu),
      q.toplamlar(db, kaynak, sorgu),
    ]);
    return { ...sayfa, toplamlar };
  },

  ...eslesme,
  ...avans,

  async bankaGunleri({ db, simdi }, { HesapId }) {
    return { durum: true, gunler: await sonGunler(db, await hesabi(db, HesapId, false), simdi) };
  },

  async gunSonuKapat(ctx, { HesapId, Gun, Bakiye, Eksi }) {
    const { db, ben, simdi } = ctx;
    const h = await hesabi(db, HesapId, true);
    const kapali = gunEngeli(h, Gun);
    if (kapali !== null) return red(`${kapali.split('.')[0]}.`);
    if (Gun < h.AcilisGun) return red('Gün, hesabın açılış gününden önce.');
    const gun = await birGun(db, h, Gun, simdi, Bakiye === null ? null : Eksi ? 0 - Bakiye : Bakiye);
    if (gun.engeller.length > 0) return red(`Gün kapatılamaz. ${gun.engeller.map((e) => e.Metin).join(' ')}`);
    await gunKapat(db, { hesap_id: HesapId, gun: Gun, bakiye: gun.Hesaplanan, kapatan_id: ben.Id }, simdi);
    const yeni = { Gun, Bakiye: gun.Hesaplanan, Birim: h.Birim };
    await ctx.denetle({ eylem: 'gunSonuKapat', nesne: 'banka_hesap', nesneId: HesapId, yeni });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true };
  },

  async gunSonuAc(ctx, { HesapId, Gun, Aciklama }) {
    const hata = sebepHatasi(Aciklama);
    if (hata !== null) return red(hata);
    const h = await hesabi(ctx.db, HesapId, true);
    if (h.KapaliGun !== Gun) return red(BANKA_METNI.sonKapali);
    await gunAc(ctx.db, HesapId, Gun);
    await ctx.denetle({
      eylem: 'gunSonuAc',
      nesne: 'banka_hesap',
      nesneId: HesapId,
      eski: { Gun },
      yeni: { Aciklama },
    });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true };
  },

  async gunSonuAktar(ctx, { HesapId, Gun }) {
    const { db, simdi, urunler } = ctx;
    const h = await hesabi(db, HesapId, false);
    const [gun, hareketler] = await Promise.all([
      birGun(db, h, Gun, simdi),
      q.gununHareketleri(db, HesapId, Gun, urunler),
    ]);
    const dosya = await gunTablosu(h, gun, hareketler);
    await ctx.denetle({ eylem: 'gunSonuAktar', nesne: 'banka_hesap', nesneId: HesapId, yeni: { Gun } });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `${h.Ad} ${Gun}.xlsx` };
  },
};
