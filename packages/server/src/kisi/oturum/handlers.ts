import { randomBytes } from 'node:crypto';
import { METIN as IKI_ADIM } from '@masabasi/core/kisi/ikiAdim/rules';
import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import { molaDurumu } from '@masabasi/core/mesai/mola/rules';
import type { MenuSatiri, oturum as oturumContract } from '@masabasi/core/kisi/oturum/contract';
import { sabitHatasi } from '@masabasi/core/kisi/menu/cizilenMenu';
import { METIN } from '@masabasi/core/kisi/oturum/rules';
import { KISI_HAREKETLERI, METIN as KART_METNI } from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { vekaletler } from '../departman/api.ts';
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { tokenOzeti } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { HttpError, kayitYok, yetkiYok } from '../../platform/http/errors.ts';
import {
  kisiyiTut,
  oturumAc,
  oturumKapat,
  oturumlariKapat,
  oturumlariKapatBuHaric,
  oturumuTut,
} from '../../platform/http/sessions.ts';
import { kendiParolasi, parolaSina } from '../../platform/http/door/throttle.ts';
import { islemde } from '../../platform/http/transaction.ts';
import { kodSina } from '../ikiAdim/api.ts';
import { kurulumSatiri, lisansAnahtari } from '../../platform/setup/kurulum.ts';
import { aydinlatmaGerekli } from '../kvkk/api.ts';
import { mesaiBaslat } from '../../mesai/mesai/api.ts';
import { SAYFA_TABLOLARI } from '../../platform/olanlar/api.ts';
import { kisiGunu } from '../../mesai/pano/api.ts';
import { parolaDogru, parolaHatasi, parolaOzetle, tazeOzet } from '../../platform/password/parola.ts';
import * as q from './queries.ts';

/** Without the old password, a password may be changed only this soon after signing in (kisi/oturum/README.md). */
const TAZE_OTURUM_MS = 5 * 60_000;

type GirisKisisi = NonNullable<Awaited<ReturnType<typeof q.girisKisisi>>>;

/** True if a person may sign in. After the last day they may not, even before the daily job has run. */
const girebilir = (k: GirisKisisi, simdi: Date): boolean =>
  k.aktif && k.giris_izni && (k.cikis_tarihi === null || k.cikis_tarihi > istanbulGunu(simdi));

/** True if the person, now locked, may still sign in with the password that was right before. */
const hepAyni = async (once: GirisKisisi, simdiki: GirisKisisi | undefined, parola: string, simdi: Date) =>
  simdiki?.id === once.id &&
  girebilir(simdiki, simdi) &&
  // The same password may have a new hash.
  (simdiki.parola_ozeti === once.parola_ozeti || (await parolaDogru(simdiki.parola_ozeti, parola)));

/** Ids of a menu's entries, at every level. */
const menuIdleri = (menu: readonly MenuSatiri[]): ReadonlySet<number> =>
  new Set(menu.flatMap((m) => [m.Id, ...menuIdleri(m.items ?? [])]));

export const oturum: Handlers<typeof oturumContract> = {
  async login(ctx, { lisans, UserName, Password, mobil, kod }) {
    const { db, simdi, istek } = ctx;
    const anahtar = kullaniciAnahtari(UserName);
    const kisi = await q.girisKisisi(db, anahtar);
    const ozet = kisi && girebilir(kisi, simdi) ? kisi.parola_ozeti : null;
    const dogru = await parolaSina(ctx, anahtar, ozet, Password, kisi?.iki_adim);
    const gereken = await lisansAnahtari(db, ctx.config.lisans);
    if (!dogru || !kisi?.parola_ozeti) {
      await ctx.denetle({ eylem: 'girisHatasi', nesne: 'kisi', nesneId: kisi?.id });
      throw new HttpError(401, METIN.kotuGiris);
    }
    if (gereken !== '' && (lisans ?? '').trim() !== gereken) return red('Lisans anahtarı hatalı.');
    const kodsuz = (kod ?? '').trim() === '';
    if (kisi.iki_adim && kodsuz) return { ...red(IKI_ADIM.kodGerekli), kodGerekli: true };

    // Only now is the password available for a new hash.
    const eski = kisi.parola_ozeti;
    const taze = await tazeOzet(eski, Password);
    const token = randomBytes(32).toString('base64url');
    const cihazMobil = istek.mobil || mobil === 1;
    return islemde({ ...ctx, kisiId: kisi.id }, async (is) => {
      await kisiyiTut(is.db, kisi.id);
      const simdiki = await q.girisKisisi(is.db, anahtar);
      if (!(await hepAyni(kisi, simdiki, Password, simdi))) throw new HttpError(401, METIN.kotuGiris);
      if (kodsuz && simdiki?.iki_adim) return { ...red(IKI_ADIM.kodGerekli), kodGerekli: true };
      if (kisi.iki_adim && !(await kodSina(is, anahtar, kisi.id, kod ?? ''))) {
        await is.denetle({ eylem: 'girisHatasi', nesne: 'kisi', nesneId: kisi.id, yeni: { Adim: 'kod' } });
        return { ...red(IKI_ADIM.kodHatali), kodGerekli: true };
      }
      const Biten = await oturumAc(is.db, {
        kisiId: kisi.id,
        ozet: tokenOzeti(token),
        simdi,
        ip: istek.ip,
        tarayici: istek.tarayici,
        mobil: cihazMobil,
      });
      if (taze !== null) await q.ozetTazele(is.db, kisi.id, eski, taze);
      if (!cihazMobil) await mesaiBaslat(is, kisi.id, { giristen: true });
      await is.denetle({
        eylem: 'login',
        nesne: 'kisi',
        nesneId: kisi.id,
        yeni: { mobil: cihazMobil, ...(Biten > 0 && { Biten }) },
      });
      if (Biten > 0) is.yayinla({ tur: 'oturum', kisiId: kisi.id });
      return { durum: true, token };
    });
  },

  async logout(ctx) {
    await oturumKapat(ctx.db, ctx.ben.Id, ctx.ben.oturumId, ctx.simdi);
    await ctx.denetle({ eylem: 'logout', nesne: 'kisi', nesneId: ctx.ben.Id });
    ctx.yayinla({ tur: 'oturum', kisiId: ctx.ben.Id });
    return { durum: true };
  },

  async userbilgi({ db, ben, simdi, kept }) {
    const [kisi, hal, AydinlatmaGerekli, Vekaletler] = await Promise.all([
      kept({ of: ['kisi bilgisi'], tables: ['kisi', 'departman'] }, () => q.kisiBilgisi(db, ben.Id)),
      kisiGunu(db, ben.Id, simdi),
      kept({ of: ['aydinlatma'], tables: ['aydinlatma', 'aydinlatma_goruldu'] }, () => aydinlatmaGerekli(db, ben.Id)),
      ben.vekilOldugu.length === 0 ? [] : vekaletler(db, ben.vekilOldugu, istanbulGunu(simdi)),
    ]);
    const mesai = hal?.satir;
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
        MesaiGunu: mesai?.Gun ?? null,
        Beklenen: mesai?.Beklenen ?? null,
        Izinli: mesai !== undefined && mesai.izinTur !== null,
        BaslamaSonu: hal?.baslamaSonu ?? null,
        molasure: mesai?.molasure ?? 0,
        KapaliSaniye: mesai?.KapaliSaniye ?? 0,
        SorumluDepartmanlar: [...ben.sorumluOldugu],
        Vekaletler,
        AydinlatmaGerekli,
        sunucuZamani: simdi.toISOString(),
      },
    };
  },

  async okumalar(ctx, { istekler }) {
    return { durum: true, yanitlar: await Promise.all(istekler.map(({ uc, val }) => ctx.oku(uc, val))) };
  },

  async yetki({ db, ben, config, urunler, kept }, { userId }) {
    if (userId !== undefined && userId !== ben.Id) throw yetkiYok();
    const [menuList, lisanskey] = await kept({ of: ['menu'], tables: [...SAYFA_TABLOLARI, 'kurulum'] }, () =>
      Promise.all([q.menuAgaci(db, ben), lisansAnahtari(db, config.lisans)]),
    );
    return {
      durum: true,
      menuList,
      yetkiList: q.yetkiListesi(ben),
      lisanskey,
      isYetkili: ben.ayricalikli,
      projelist: [...urunler],
      PostaGider: config.smtp !== null,
      DisAdres: config.publicUrl !== null,
    };
  },

  async parolaDegistir(ctx, { parola, eskiParola, tekrar }) {
    const { db, ben, simdi } = ctx;
    if (eskiParola === undefined) {
      if (simdi.getTime() - ms(ben.oturumBaslama) > TAZE_OTURUM_MS) return red(METIN.eskiSifre);
    } else {
      // The count of wrong passwords must survive the refusal, and it does: a refusal commits.
      const dogru = await kendiParolasi(ctx, `parola:${ben.Id}`, await q.parolaOzeti(db, ben.Id), eskiParola);
      if (!dogru) return red(METIN.eskiSifre);
    }
    const kisi = await q.kisiBilgisi(db, ben.Id);
    const sirket = (await kurulumSatiri(db))?.sirket ?? '';
    const hata = parolaHatasi(ctx.config.parolaPolitikasi, parola, tekrar ?? parola, sirket, kisi);
    if (hata) return red(hata);
    // A password is changed because others may know it, so the new one must differ.
    if (await parolaDogru(await q.parolaOzeti(db, ben.Id), parola))
      return red(kisi.ParolaGecici ? KART_METNI.ayniParola : METIN.ayniParola);
    const ozet = await parolaOzetle(parola);
    // Lock the session only after all slow work.
    await oturumuTut(db, ben);
    await q.parolaYaz(db, ben.Id, ozet);
    const takvim = await oturumlariKapat(db, ben.Id, simdi);
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, { tur: 'parolaDegistir', id: ben.Id });
    ctx.yayinla({ tur: 'oturum', kisiId: ben.Id });
    const msg = 'Parolanız değiştirildi. Lütfen yeni parolanızla giriş yapınız.';
    return { durum: true, msg: takvim ? `${msg} Takvim bağlantınız kapatıldı; isterseniz yenisini alınız.` : msg };
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

  async menuSabitle({ db, ben }, { MenuId, Deger }) {
    const [sabitler, menu] = await Promise.all([q.sabitleriTut(db, ben.Id), q.menuAgaci(db, ben)]);
    const acik = menuIdleri(menu);
    if (Deger === 1 && !acik.has(MenuId)) throw kayitYok('Menü girdisi');
    // Entries that the person has lost would fill the places of others.
    const kalan = sabitler.filter((id) => acik.has(id) && (Deger === 1 || id !== MenuId));
    const eklenir = Deger === 1 && !kalan.includes(MenuId);
    const hata = eklenir ? sabitHatasi(kalan) : null;
    if (hata !== null) return red(hata);
    const Sabitler = eklenir ? [...kalan, MenuId] : kalan;
    await q.sabitleriYaz(db, ben.Id, Sabitler);
    return { durum: true, Sabitler };
  },

  async oturumlarim({ db, ben, simdi }) {
    return { durum: true, oturumlar: await q.oturumlarim(db, ben, simdi) };
  },

  async oturumSonlandir(ctx, { Id }) {
    const { numUpdatedRows } = await oturumKapat(ctx.db, ctx.ben.Id, Id, ctx.simdi);
    if (numUpdatedRows === 0n) throw kayitYok('Oturum');
    await ctx.denetle({ eylem: 'oturumSonlandir', nesne: 'oturum', nesneId: Id });
    ctx.yayinla({ tur: 'oturum', kisiId: ctx.ben.Id });
    return { durum: true };
  },

  async digerOturumlariSonlandir(ctx) {
    const Adet = await oturumlariKapatBuHaric(ctx.db, ctx.ben, ctx.simdi);
    if (Adet > 0) {
      await ctx.denetle({ eylem: 'digerOturumlariSonlandir', nesne: 'kisi', nesneId: ctx.ben.Id, yeni: { Adet } });
      ctx.yayinla({ tur: 'oturum', kisiId: ctx.ben.Id });
    }
    return { durum: true, Adet };
  },
};
