import { timingSafeEqual } from 'node:crypto';
import type { kurulum as kurulumContract } from '@masabasi/core/yonetim/kurulum/contract';
import { urunAdlariHatasi } from '@masabasi/core/yonetim/kurulum/rules';
import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import { turDuraklari } from '@masabasi/core/yonetim/kurulum/tur';
import { KISI_HAREKETLERI } from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import paket from '../../../package.json' with { type: 'json' };
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { type Handlers, type Temel, red } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { istekOzeti } from '../../platform/http/idempotency.ts';
import { girisHatalari, girisHatasiYaz } from '../../platform/http/door/throttle.ts';
import { parolaHatasi, parolaOzetle } from '../../platform/password/parola.ts';
import {
  type AnahtarOzetleri,
  anahtarOzetleri,
  ayniKurulum,
  ilkAdimlarBitti,
  ilkAdimlariBitir,
  kurulumSatiri,
  kurulumuKilitle,
  kurulumuYaz,
  lisansAnahtari,
  tekrariYaz,
} from '../../platform/setup/kurulum.ts';
import { ilkKonulariYaz, ilkUrunleriYaz } from '../../musteri/proje/api.ts';
import { ornekIlerlemesi } from './queries.ts';
import { turKayitlari } from './tur.ts';

const ZATEN_KURULU = 'Kurulum daha önce tamamlanmış. Giriş sayfasından giriş yapabilirsiniz.';

const ANAHTAR_HAKKI = 5;
const BEKLEME_S = 60;

/**
 * Checks the set-up key. After five wrong keys in 15 minutes an address may try once a minute. The right key always
 * passes: 24 random bytes cannot be guessed, and others behind the same address could use up its attempts.
 */
async function anahtarSina(ctx: Temel, { yazilan, dogrular }: AnahtarOzetleri): Promise<boolean> {
  if (dogrular.filter((dogru) => timingSafeEqual(yazilan, dogru)).length > 0) return true;
  const adres = `kur:${ctx.istek.ip}`;
  const [hatali] = await girisHatalari(ctx.db, [adres], ctx.simdi);
  const bekle = hatali ? Math.ceil((ms(hatali.son) - ctx.simdi.getTime()) / 1000) + BEKLEME_S : 0;
  if (hatali && hatali.adet >= ANAHTAR_HAKKI && bekle > 0)
    throw new HttpError(429, `Çok fazla hatalı deneme yapıldı. ${bekle} saniye sonra tekrar deneyiniz.`, {
      'retry-after': String(bekle),
    });
  await girisHatasiYaz(ctx.db, [adres], ctx.simdi);
  return false;
}

export const kurulum: Handlers<typeof kurulumContract> = {
  async kurulumDurumu({ db, config }) {
    const satir = await kurulumSatiri(db);
    return {
      durum: true,
      kurulu: satir !== undefined,
      sirket: satir?.sirket ?? '',
      lisansGerekli: (await lisansAnahtari(db, config.lisans)) !== '',
      demo: satir?.demo ?? false,
      surum: paket.version,
      parolaPolitikasi: config.parolaPolitikasi,
    };
  },

  async kur(ctx, istek) {
    const { db, simdi } = ctx;
    const { anahtar } = ctx.istek;
    const ozet = istekOzeti(istek);
    // Nobody is signed in yet, so the idempotency key of this write is stored for the new person.
    const zatenKurulu = async () =>
      anahtar !== null && (await ayniKurulum(db, anahtar, ozet)) ? { durum: true as const } : red(ZATEN_KURULU);
    // Read before the row: if another set-up has ended the key, its row is there.
    const ozetler = await anahtarOzetleri(db, istek.anahtar);
    if (await kurulumSatiri(db)) return zatenKurulu();
    if (!(await anahtarSina(ctx, ozetler))) return red('Kurulum anahtarı hatalı');

    const [sirket, departman, ad, soyad, kullanici_adi] = [
      istek.sirket,
      istek.departman,
      istek.Ad,
      istek.Soyad,
      istek.UserName,
    ].map((s) => s.trim()) as [string, string, string, string, string];
    const kisi = { Ad: ad, Soyad: soyad, UserName: kullanici_adi };
    const urunler = istek.urunler.map((u) => u.trim());
    const urunHatasi = urunAdlariHatasi(urunler);
    if (urunHatasi !== null) return red(urunHatasi);
    const hata = parolaHatasi(ctx.config.parolaPolitikasi, istek.parola, istek.tekrar, sirket, kisi);
    if (hata) return red(hata);

    const parola_ozeti = await parolaOzetle(istek.parola);
    await kurulumuKilitle(db);
    if (await kurulumSatiri(db)) return zatenKurulu();
    const kullanici_anahtari = kullaniciAnahtari(kullanici_adi);
    const yonetici = { ad, soyad, kullanici_adi, kullanici_anahtari, parola_ozeti };
    const { kisiId } = await kurulumuYaz(db, { sirket, lisans: istek.lisans.trim(), departman, yonetici }, simdi);
    await ilkUrunleriYaz(db, urunler);
    await ilkKonulariYaz(db);
    const yeni = { sirket, departman, kullanici_adi };
    await hareketDenetle(ctx, null, KISI_HAREKETLERI, { tur: 'kur', id: kisiId, yeni });
    if (anahtar !== null) await tekrariYaz(db, kisiId, anahtar, ozet, simdi);
    return { durum: true };
  },

  async ilkAdimlar({ db, config, simdi, odalar }) {
    if (await ilkAdimlarBitti(db)) return { durum: true, adimlar: [] };
    const o = { db, config, bugun: istanbulGunu(simdi) };
    const adimlar = odalar.flatMap(({ kurulumAdimi }) => kurulumAdimi ?? []).toSorted((a, b) => a.sira - b.sira);
    return {
      durum: true,
      adimlar: await Promise.all(
        adimlar.map(async (a) => {
          const Tamam = await a.tamam(o);
          return {
            Ad: a.ad,
            Aciklama: a.aciklama,
            Yol: a.gorunum === undefined ? a.yol : `${a.yol}?${a.gorunum}`,
            Form: a.form === true,
            Tamam,
            Yapilan: Tamam && a.yapilan ? await a.yapilan(o) : null,
          };
        }),
      ),
    };
  },

  async ilkAdimlariKapat(ctx) {
    if (await ilkAdimlariBitir(ctx.db, ctx.simdi)) await ctx.denetle({ eylem: 'ilkAdimlariKapat', nesne: 'kurulum' });
    return { durum: true };
  },

  turDuraklari: async ({ db, urunler }) => ({
    durum: true,
    duraklar: (await kurulumSatiri(db))?.demo === true ? turDuraklari(await turKayitlari(db, urunler)) : [],
  }),

  async ornekIlerlemesi({ db }) {
    return { durum: true, ilerleme: await ornekIlerlemesi(db) };
  },
};
