import { randomBytes } from 'node:crypto';
import { kullaniciAnahtari } from '@masabasi/core/metin';
import { molaDurumu } from '@masabasi/core/mola/rules';
import type { oturum as oturumContract } from '@masabasi/core/oturum/contract';
import { METIN, adresOnEki } from '@masabasi/core/oturum/rules';
import { METIN as KART_METNI } from '@masabasi/core/personel/rules';
import { istanbulGunu, ms } from '@masabasi/core/tarih';
import type { Db } from '../db/connect.ts';
import { tokenOzeti } from '../http/access.ts';
import { type Handlers, type Temel, red } from '../http/context.ts';
import { HttpError, kayitYok, yetkiYok } from '../http/errors.ts';
import { islemde } from '../http/islem.ts';
import { kurulumSatiri } from '../kurulum/queries.ts';
import { aydinlatmaGerekli } from '../kvkk/queries.ts';
import { mesaiBaslat } from '../mesai/queries.ts';
import { kisiDurumu } from '../mola/queries.ts';
import { parolaDogru, parolaHatasi, parolaOzetle } from '../parola.ts';
import * as q from './queries.ts';

/** Without the old password, a password may be changed only this soon after signing in (decision 0003). */
const TAZE_OTURUM_MS = 5 * 60_000;
const HESAP_HAKKI = 5;
const ADRES_HAKKI = 50;
const EN_UZUN_BEKLEME_S = 15 * 60;

/** How long this account and address must wait before the next try, in seconds; 0 when they need not. */
async function bekleme(db: Db, hesap: string, adres: string, simdi: Date): Promise<number> {
  const hatalar = await q.girisHatalari(db, [hesap, adres], simdi);
  const saniyeler = hatalar.map(({ anahtar, adet, son }) => {
    const fazla = adet - (anahtar === hesap ? HESAP_HAKKI : ADRES_HAKKI);
    if (fazla < 0) return 0;
    const ceza = Math.min(2 ** (fazla + 1), EN_UZUN_BEKLEME_S);
    return Math.ceil((ms(son) + ceza * 1000 - simdi.getTime()) / 1000);
  });
  return Math.max(0, ...saniyeler);
}

/**
 * Checks a password with the throttle around it; counts a wrong one. The wait is looked up again with the account to
 * itself once the password is known, so that of many tries at the same moment no more get an answer than one by one.
 */
async function parolaSina(ctx: Temel, anahtar: string, ozet: string | null, parola: string): Promise<boolean> {
  // Hashed: what was typed as a name may have been a password.
  const hesap = `hesap:${tokenOzeti(`${anahtar}|${ctx.istek.ip}`).toString('base64url')}`;
  const adres = `adres:${adresOnEki(ctx.istek.ip)}`;
  const beklet = async (db: Db): Promise<void> => {
    const saniye = await bekleme(db, hesap, adres, ctx.simdi);
    if (saniye > 0)
      throw new HttpError(429, `Çok fazla hatalı deneme yapıldı. ${saniye} saniye sonra tekrar deneyiniz.`, {
        'retry-after': String(saniye),
      });
  };
  await beklet(ctx.db);
  const dogru = await parolaDogru(ozet, parola);
  await q.sirayla(ctx.db, hesap, async (db) => {
    await beklet(db);
    if (dogru) await q.girisHatasiSil(db, hesap);
    else await q.girisHatasiYaz(db, [hesap, adres], ctx.simdi);
  });
  return dogru;
}

export const oturum: Handlers<typeof oturumContract> = {
  async login(ctx, { lisans, UserName, Password, mobil }) {
    const { db, simdi, istek } = ctx;
    const anahtar = kullaniciAnahtari(UserName);
    const kisi = await q.girisKisisi(db, anahtar);
    // From the first day on which they are no longer here, whether or not the day's work has been done already.
    const ayrildi = kisi?.cikis_tarihi != null && kisi.cikis_tarihi <= istanbulGunu(simdi);
    const girebilir = kisi?.aktif && kisi.giris_izni && !ayrildi;
    const dogru = await parolaSina(ctx, anahtar, girebilir ? kisi.parola_ozeti : null, Password);
    const gereken = await q.lisansAnahtari(db, ctx.config.lisans);
    if (!dogru || !kisi) {
      await ctx.denetle({ eylem: 'girisHatasi', nesne: 'kisi', nesneId: kisi?.id });
      throw new HttpError(401, METIN.kotuGiris);
    }
    if (gereken !== '' && (lisans ?? '').trim() !== gereken) return red('Lisans anahtarı hatalı.');

    const token = randomBytes(32).toString('base64url');
    const cihazMobil = istek.mobil || mobil === 1;
    await islemde({ ...ctx, kisiId: kisi.id }, async (is) => {
      await q.oturumAc(is.db, {
        kisiId: kisi.id,
        ozet: tokenOzeti(token),
        simdi,
        ip: istek.ip,
        tarayici: istek.tarayici,
        mobil: cihazMobil,
      });
      if (!cihazMobil) await mesaiBaslat(is, kisi.id);
      await is.denetle({ eylem: 'login', nesne: 'kisi', nesneId: kisi.id, yeni: { mobil: cihazMobil } });
    });
    return { durum: true, token };
  },

  async logout(ctx) {
    await q.oturumKapat(ctx.db, ctx.ben.Id, ctx.ben.oturumId, ctx.simdi);
    await ctx.denetle({ eylem: 'logout', nesne: 'kisi', nesneId: ctx.ben.Id });
    ctx.yayinla({ tur: 'oturum', kisiId: ctx.ben.Id });
    return { durum: true };
  },

  async userbilgi({ db, ben, simdi }) {
    const kisi = await q.kisiBilgisi(db, ben.Id);
    const mesai = await kisiDurumu(db, ben.Id, simdi);
    const durum = mesai?.Mola_Durum_Id ?? null;
    return {
      durum: true,
      data: {
        ...kisi,
        Password: '',
        Moladurum: durum,
        Mola_Durum_Id: durum,
        MolaBaslama: molaDurumu(durum)?.sayac ? (mesai?.Baslama_Zamani ?? null) : null,
        Baslama: mesai?.Baslama ?? null,
        Mesai_Bitis: mesai?.Mesai_Bitis ?? null,
        molasure: mesai?.molasure ?? 0,
        KapaliSaniye: mesai?.KapaliSaniye ?? 0,
        SorumluDepartmanlar: [...ben.sorumluOldugu],
        AydinlatmaGerekli: await aydinlatmaGerekli(db, ben.Id),
        sunucuZamani: simdi.toISOString(),
      },
    };
  },

  async yetki({ db, ben, config }, { userId }) {
    if (userId !== undefined && userId !== ben.Id) throw yetkiYok();
    return {
      durum: true,
      menuList: await q.menuAgaci(db, ben),
      yetkiList: q.yetkiListesi(ben),
      lisanskey: await q.lisansAnahtari(db, config.lisans),
      isYetkili: ben.ayricalikli,
      projelist: await q.projeListesi(db, ben),
    };
  },

  async parolaDegistir(ctx, { parola, eskiParola, tekrar }) {
    const { db, ben, simdi } = ctx;
    if (eskiParola === undefined) {
      if (simdi.getTime() - ms(ben.oturumBaslama) > TAZE_OTURUM_MS) return red(METIN.eskiSifre);
    } else {
      // The count of wrong passwords must outlive this transaction's refusal, and does: a refusal commits.
      const dogru = await parolaSina(ctx, `parola:${ben.Id}`, await q.parolaOzeti(db, ben.Id), eskiParola);
      if (!dogru) return red(METIN.eskiSifre);
    }
    const kisi = await q.kisiBilgisi(db, ben.Id);
    const sirket = (await kurulumSatiri(db))?.sirket ?? '';
    const hata = parolaHatasi(ctx.config.parolaPolitikasi, parola, tekrar ?? parola, sirket, kisi);
    if (hata) return red(hata);
    // The temporary password is known to whoever gave it.
    if (kisi.ParolaGecici && (await parolaDogru(await q.parolaOzeti(db, ben.Id), parola)))
      return red(KART_METNI.ayniParola);
    await q.parolaYaz(db, ben.Id, await parolaOzetle(parola));
    await q.oturumlariKapat(db, ben.Id, simdi);
    await ctx.denetle({ eylem: 'parolaDegistir', nesne: 'kisi', nesneId: ben.Id });
    ctx.yayinla({ tur: 'oturum', kisiId: ben.Id });
    return { durum: true, msg: 'Şifreniz değiştirildi. Lütfen yeni şifrenizle giriş yapınız.' };
  },

  async usertemaguncelle(ctx, istek) {
    const { db, hedef } = ctx;
    const { MenuTur, DarkTheme, Tema } = await q.kisiBilgisi(db, hedef);
    const user = await q.temaYaz(
      db,
      hedef,
      istek.tur === 'MenuTur' ? { menu_tur: istek.deger } : { tema: istek.deger.tema, dark_theme: istek.deger.dark },
    );
    const eski = { MenuTur, DarkTheme, Tema };
    await ctx.denetle({ eylem: 'usertemaguncelle', nesne: 'kisi', nesneId: hedef, eski, yeni: user });
    return { durum: true, user };
  },

  async oturumlarim({ db, ben, simdi }) {
    return { durum: true, oturumlar: await q.oturumlarim(db, ben, simdi) };
  },

  async oturumSonlandir(ctx, { Id }) {
    const { numUpdatedRows } = await q.oturumKapat(ctx.db, ctx.ben.Id, Id, ctx.simdi);
    if (numUpdatedRows === 0n) throw kayitYok('Oturum');
    await ctx.denetle({ eylem: 'oturumSonlandir', nesne: 'oturum', nesneId: Id });
    ctx.yayinla({ tur: 'oturum', kisiId: ctx.ben.Id });
    return { durum: true };
  },
};
