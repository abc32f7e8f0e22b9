import { gorunenUzunluk, gorunmezsiz, yazilabilir, yazilan } from '@masabasi/core/platform/text/metin';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import {
  EN_COK_SORU,
  EN_KISA_NEDEN,
  EN_UZUN_AD,
  EN_UZUN_SORU,
  kabulHatasi,
  MUSTERI,
  MUSTERIDE,
  TEKLIF_SURECI,
  teklifNo,
} from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { saklananUrunler, tokenOzeti } from '../../platform/http/access.ts';
import type { AcikForm, AcikSayfa, AcikYanit } from '../../platform/http/publicPages.ts';
import type { GizliAdres } from '../../platform/http/secret.ts';
import { islemde } from '../../platform/http/transaction.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { adresi, degisti, durumDegistir, sahibineBildir, type TeklifIslemi } from './degisim.ts';
import { kabulEt, kaybet } from './kayit.ts';
import { teklifBelgesi } from './pdf.ts';
import * as q from './queries.ts';
import { teklifSayfasi, type Yazilan, yokSayfasi, YOL } from './sayfa.ts';

/**
 * The page on which a customer reads a quote, asks and answers. It needs no sign-in, and nothing happens before a
 * button is pressed.
 */

const KOD = /^[\w-]{43}$/;
const COK_UZUN = `En çok ${EN_UZUN_SORU} karakter yazabilirsiniz.`;
const YAZILAMAZ = 'Yazdıklarınızda yazılamayan bir karakter var.';

const bul = (db: Db, kod: string, simdi: Date, kilitli: boolean): Promise<TeklifKarti | null> =>
  KOD.test(kod) ? q.baglantiyla(db, tokenOzeti(kod), istanbulGunu(simdi), kilitli) : Promise.resolve(null);

const yok = async (db: Db): Promise<AcikYanit> => ({
  durum: 404,
  html: yokSayfasi((await kurulumSatiri(db))?.sirket ?? 'Teklif'),
});

const BOS: Yazilan = { secilen: null, ad: '', soru: '', neden: null, aciklama: '', hata: null };

async function sayfasi(db: Db, kod: string, t: TeklifKarti, y: Yazilan): Promise<AcikYanit> {
  const [kurulum, kalemler, sorular, once, { ayrilmaNedenleri }] = await Promise.all([
    kurulumSatiri(db),
    q.kalemler(db, t.Id),
    q.sorular(db, t.Id),
    q.oncekiGonderilen(db, t),
    secenekler(db, saklananUrunler([t.ProjeId]), 'ayrilmaNedenleri'),
  ]);
  const html = teklifSayfasi({
    kod,
    sirket: kurulum?.sirket ?? 'Teklif',
    teklif: t,
    kalemler,
    sorular,
    once,
    nedenler: ayrilmaNedenleri,
    yazilan: y,
  });
  return { durum: 200, html };
}

/** A text field without invisible characters. Null when it cannot be stored. */
function metni(alanlar: URLSearchParams, ad: string): string | null {
  const s = (alanlar.get(ad) ?? '').replaceAll('\r\n', '\n');
  return yazilabilir(s) ? gorunmezsiz(yazilan(s)).trim() : null;
}

/** Reads the form. An unusable text sets `hata`. */
function oku(f: AcikForm): Yazilan {
  const metinler = ['ad', 'soru', 'aciklama'].map((a) => metni(f.alanlar, a));
  const [ad, soru, aciklama] = metinler.map((m) => m ?? '') as [string, string, string];
  const secilen = f.alanlar.getAll('s').flatMap((s) => (/^\d{1,3}$/.test(s) ? [Number(s)] : []));
  const neden = /^\d{1,9}$/.exec(f.alanlar.get('neden') ?? '')?.[0];
  const hata = metinler.includes(null)
    ? YAZILAMAZ
    : soru.length > EN_UZUN_SORU || aciklama.length > EN_UZUN_SORU || ad.length > EN_UZUN_AD
      ? COK_UZUN
      : null;
  return { secilen, ad, soru, aciklama, neden: neden === undefined ? null : Number(neden), hata };
}

type Is = TeklifIslemi & { readonly ip: string };

/** Stores a question about a quote. A sentence when it is refused. */
async function sor(is: Is, t: TeklifKarti, y: Yazilan): Promise<string | null> {
  if (!MUSTERIDE.includes(t.DurumAnahtar)) return 'Bu teklif kapandı; sorunuz için bize telefonla ulaşınız.';
  if (gorunenUzunluk(y.soru) === 0) return 'Sorunuzu yazınız.';
  if ((await q.sorular(is.db, t.Id)).length >= EN_COK_SORU)
    return 'Sorularınızı aldık; yenileri için bize telefonla ulaşınız.';
  const satir = await q.degistir(is.db, t.Id, {});
  await degisti(is, satir, { eylem: 'teklifYanit', tur: 'soru', aciklama: y.soru });
  await sahibineBildir(is, t, `Müşteri teklifiniz için soru sordu: ${t.Musteri}, ${t.No}`, y.soru);
  return null;
}

/** Accepts a quote. A sentence when it is not accepted. */
async function kabul(is: Is, t: TeklifKarti, y: Yazilan, onayladi: boolean): Promise<string | null> {
  const engel = gecisEngeli(TEKLIF_SURECI, t, 'kabul', MUSTERI) ?? kabulHatasi(y.ad);
  if (engel !== null) return engel;
  if (!onayladi) return 'Teklifi ve koşullarını okuduğunuzu işaretleyiniz.';
  const kalemler = await q.kalemler(is.db, t.Id);
  const secilen = (y.secilen ?? []).filter((n) => kalemler[n]?.Opsiyonel === true);
  await kabulEt(is, t, { kalemler, cagiran: MUSTERI, KabulEden: y.ad, Secilen: secilen, adres: is.ip });
  return null;
}

/** Refuses a quote. A sentence when it is not refused. */
async function reddet(is: Is, t: TeklifKarti, y: Yazilan): Promise<string | null> {
  const engel = gecisEngeli(TEKLIF_SURECI, t, 'red', MUSTERI) ?? kabulHatasi(y.ad);
  if (engel !== null) return engel;
  const { ayrilmaNedenleri } = await secenekler(is.db, saklananUrunler([t.ProjeId]), 'ayrilmaNedenleri');
  if (y.neden === null || !ayrilmaNedenleri.some((n) => n.Id === y.neden)) return 'Nedeninizi seçiniz.';
  if (gorunenUzunluk(y.aciklama) < EN_KISA_NEDEN) return `Nedeninizi en az ${EN_KISA_NEDEN} karakterle açıklayınız.`;
  const soz = `${y.ad}: ${y.aciklama}`;
  await kaybet(is, t, {
    cagiran: MUSTERI,
    KayipNedenId: y.neden,
    DigerProgramId: null,
    Aciklama: y.aciklama,
    adres: is.ip,
    soz,
  });
  await sahibineBildir(is, t, `Müşteri teklifinizi reddetti: ${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`, y.aciklama);
  return null;
}

async function goruldu(is: Is, t: TeklifKarti): Promise<void> {
  if (gecisEngeli(TEKLIF_SURECI, t, 'goruldu', MUSTERI) !== null) return;
  const olan = { cagiran: MUSTERI, eylem: 'teklifYanit', tur: 'goruldu' } as const;
  await durumDegistir(is, t, 'goruldu', { goruldu_zamani: is.simdi }, olan);
  await sahibineBildir(is, t, `Müşteri teklifinizi açtı: ${t.Musteri}, ${teklifNo(t.No, t.Revizyon)}`);
}

async function gonder(f: AcikForm): Promise<AcikYanit> {
  const { db: havuz, simdi, config, kod } = f;
  const okundu: AcikYanit = { durum: 303, yol: `${YOL}/${kod}` };
  return islemde({ db: havuz, simdi, istek: f.istek, kisiId: null }, async (i): Promise<AcikYanit> => {
    const t = await bul(i.db, kod, simdi, true);
    if (t === null) return yok(i.db);
    const eylem = f.alanlar.get('eylem');
    const is: Is = { ...i, config, kisi: null, ip: f.istek.ip };
    const y = oku(f);
    // A repeated answer changes nothing, and the page shows the first one.
    if (!MUSTERIDE.includes(t.DurumAnahtar)) return okundu;
    if (eylem === 'goruldu') {
      await goruldu(is, t);
      return okundu;
    }
    if (eylem === 'hesapla' || y.hata !== null) return sayfasi(i.db, kod, t, y);
    const hata =
      eylem === 'soru'
        ? await sor(is, t, y)
        : eylem === 'kabul'
          ? await kabul(is, t, y, f.alanlar.get('onay') === '1')
          : eylem === 'red'
            ? await reddet(is, t, y)
            : null;
    return hata === null ? okundu : sayfasi(i.db, kod, t, { ...y, hata });
  });
}

export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: `${YOL}/:kod`,
    hiz: { adet: 120, saniye: 300 },
    gomulur: false,
    async yaz({ db, simdi, kod }) {
      const t = await bul(db, kod, simdi, false);
      return t === null ? yok(db) : sayfasi(db, kod, t, BOS);
    },
    gonder,
  },
];

/** The PDF of a quote, behind the secret of its page. */
export const adresler: readonly GizliAdres[] = [
  {
    yol: YOL,
    uzanti: 'pdf',
    hiz: { adet: 120, saniye: 300 },
    yok: 'Bu teklif bağlantısı geçerli değil.',
    async cevap(db, ozet, simdi, config) {
      const t = await q.baglantiyla(db, ozet, istanbulGunu(simdi), false);
      if (t === null) return null;
      const { ad, veri } = await teklifBelgesi(
        db,
        t,
        (await kurulumSatiri(db))?.sirket ?? '',
        adresi(config, await q.kodu(db, t.Id)),
      );
      return { tur: 'application/pdf', dosyaAdi: ad, govde: veri };
    },
  },
];
