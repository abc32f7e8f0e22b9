import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import { type AktarimKaydi, kaydiOku } from '@masabasi/core/kisi/personel/personelAktarim';
import { katla, kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import type { AktarimSonucu } from '@masabasi/core/kisi/personel/contract';
import {
  izinAcilisiEksik,
  type KartFormu,
  KISI_HAREKETLERI,
  kartDuzenle,
  kartEngeli,
  kartHatalari,
  METIN,
} from '@masabasi/core/kisi/personel/rules';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { type EskiHareket, hareketleriYaz } from '../../platform/hareket/api.ts';
import type { Ben, KisiId } from '../../platform/http/access.ts';
import type { Temel } from '../../platform/http/context.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { parolaHatasi, parolaOzetle } from '../../platform/password/parola.ts';
import { type YeniKart, degisenler, sutunlar } from './kayit.ts';
import * as q from './queries.ts';

/** A line of a file with its result. */
interface Hazir {
  readonly sonuc: AktarimSonucu;
  readonly eski: q.KartSatiri | null;
  readonly yeni: YeniKart;
  readonly departman: string;
  readonly parola: string | null;
}

/** People per SQL statement. */
const DILIM = 50;

/** First line of each value, to name it where the value is repeated. */
function ilkSatirlar(kayitlar: readonly AktarimKaydi[], oku: (k: AktarimKaydi) => string | undefined) {
  const ilk = new Map<string, number>();
  for (const k of kayitlar) {
    const deger = oku(k);
    if (deger !== undefined && !ilk.has(deger)) ilk.set(deger, k.Satir);
  }
  return ilk;
}

const anahtari = (k: AktarimKaydi) => (k.UserName?.trim() ? kullaniciAnahtari(k.UserName) : undefined);
const tcsi = (k: AktarimKaydi) => k.TCKimlikNo?.trim() || undefined;

/**
 * Leave from before the product, from a line. The kind that it names replaces the other one, and without a date it is
 * the balance of today. A second import of the same file keeps the first date.
 */
function acilisi(kart: Partial<KartFormu>, eski: q.KartSatiri | null, bugun: Gun): Partial<KartFormu> {
  if (kart.DevredenIzin === undefined && kart.KullanilanIzin === undefined) return {};
  const [DevredenIzin, KullanilanIzin] = [kart.DevredenIzin ?? null, kart.KullanilanIzin ?? null];
  const ayni = eski !== null && eski.DevredenIzin === DevredenIzin && eski.KullanilanIzin === KullanilanIzin;
  return { DevredenIzin, KullanilanIzin, IzinAcilisi: kart.IzinAcilisi ?? (ayni ? eski.IzinAcilisi : null) ?? bugun };
}

type Okuyan = Pick<Temel, 'db' | 'simdi' | 'config'> & { readonly ben: Ben };

/** Result of every line. `kilit` locks people and departments until the transaction ends. */
async function hazirla(ctx: Okuyan, kayitlar: readonly AktarimKaydi[], kilit: boolean) {
  const { db, simdi } = ctx;
  const departmanlar = new Map((await q.departmanlariTut(db)).map((d) => [katla(d.ad), d]));
  const ilkAnahtar = ilkSatirlar(kayitlar, anahtari);
  const ilkTc = ilkSatirlar(kayitlar, tcsi);
  const bilinenler = await q.kartlariKilitle(db, [...ilkAnahtar.keys()], [...ilkTc.keys()], kilit);
  const kimler = await q.hedefler(
    db,
    bilinenler.map((b) => b.Id),
  );
  const anahtarla = new Map(bilinenler.map((b) => [kullaniciAnahtari(b.UserName), b]));
  const tcyle = new Map(bilinenler.map((b) => [b.TCKimlikNo, b]));
  const sirket = (await kurulumSatiri(db))?.sirket ?? '';
  const bugun = istanbulGunu(simdi);

  return kayitlar.map((kayit): Hazir => {
    const { kart, Departman, Parola, hatalar } = kaydiOku(kayit, bugun);
    const [anahtar, tc] = [anahtari(kayit), tcsi(kayit)];
    const tcSahibi = tc === undefined ? undefined : tcyle.get(tc);
    const eski = (anahtar === undefined ? tcSahibi : anahtarla.get(anahtar)) ?? null;
    const bolum = Departman === undefined ? undefined : departmanlar.get(katla(Departman));
    const ham: YeniKart = {
      ...bosKayit(PERSONEL_ALANLARI),
      Ad: '',
      Soyad: '',
      UserName: '',
      ...eski,
      ...kart,
      ...(eski && { UserName: eski.UserName }),
      // A person who never left has only one entry date, and most files have one column for it.
      IseGiris: kart.IseGiris ?? eski?.IseGiris ?? kart.IseBaslama ?? null,
      ...acilisi(kart, eski, bugun),
      DepartmanId: bolum?.id ?? eski?.DepartmanId ?? 0,
    };
    const mesajlar = [...hatalar];
    const hata = (kosul: boolean, mesaj: string) => void (kosul && mesajlar.push(mesaj));
    mesajlar.push(...Object.values(kartHatalari(ham, bugun, eski?.CikisTarihi ?? null)));
    hata(Departman !== undefined && !bolum, `‘${(Departman ?? '').slice(0, 60)}’ adında bir departman yok.`);
    hata(Departman === undefined && eski === null, 'Departman boş olamaz.');
    const onceki = ilkAnahtar.get(anahtar ?? '') ?? kayit.Satir;
    hata(onceki !== kayit.Satir, `Aynı kullanıcı adı ${onceki}. satırda da var.`);
    const tcOnceki = ilkTc.get(tc ?? '') ?? kayit.Satir;
    hata(tcOnceki !== kayit.Satir, `Aynı T.C. kimlik numarası ${tcOnceki}. satırda da var.`);
    hata(
      tcSahibi !== undefined && tcSahibi.Id !== eski?.Id,
      `Bu T.C. kimlik numarası ${tcSahibi?.Ad} ${tcSahibi?.Soyad} (${tcSahibi?.UserName}) kartında kayıtlı.`,
    );
    const engel = eski === null ? null : kartEngeli(ctx.ben, kimler.get(eski.Id)!, eski, kartDuzenle(ham));
    if (engel !== null) mesajlar.push(engel);
    hata(eski?.Aktif === false, 'Bu kişi işten ayrılmış. Önce kartından geri alınız.');
    const parola = eski === null ? (Parola ?? null) : null;
    if (parola !== null) {
      const ne = parolaHatasi(ctx.config.parolaPolitikasi, parola, parola, sirket, ham);
      hata(ne !== null, `Parola: ${ne}`);
    }

    const yeni = kartDuzenle(ham);
    const departman = bolum?.ad ?? eski?.Departman ?? '';
    const satir = { Satir: kayit.Satir, Ad: `${yeni.Ad} ${yeni.Soyad}`.trim(), UserName: yeni.UserName };
    const biten = (Sonuc: AktarimSonucu['Sonuc'], Mesajlar: string[]): Hazir => ({
      sonuc: { ...satir, Sonuc, Mesajlar },
      eski,
      yeni,
      departman,
      parola,
    });
    if (mesajlar.length > 0) return biten('Hatalı', mesajlar);
    if (eski === null)
      return biten('Eklenecek', [
        ...(parola === null ? ['Parolası yok; giriş yapabilmesi için kartından parola veriniz.'] : []),
        ...(izinAcilisiEksik(yeni, bugun) ? [METIN.acilisYok] : []),
      ]);
    const alanlar = Object.keys(degisenler(eski, yeni, departman).yeni) as (keyof typeof KISI_HAREKETLERI.alanlar)[];
    const parolaNotu = Parola === undefined ? [] : ['Parola yalnızca yeni eklenenlere verilir.'];
    if (alanlar.length === 0) return biten('Değişmeyecek', parolaNotu);
    return biten('Güncellenecek', [
      `Değişen: ${alanlar.map((a) => KISI_HAREKETLERI.alanlar[a]).join(', ')}.`,
      ...parolaNotu,
    ]);
  });
}

/** Result of every line, without any change. */
export const aktarimiDene = async (ctx: Okuyan, kayitlar: readonly AktarimKaydi[]) =>
  (await hazirla(ctx, kayitlar, false)).map((h) => h.sonuc);

/** Password hashes of the future people, by line. A long file takes seconds, so nothing is locked meanwhile. */
export async function parolaOzetleri(ctx: Okuyan, kayitlar: readonly AktarimKaydi[]): Promise<ParolaOzetleri> {
  const yeniler = (await hazirla(ctx, kayitlar, false)).filter((h) => h.sonuc.Sonuc === 'Eklenecek');
  const ozetler = yeniler.flatMap(({ sonuc, parola }) =>
    parola === null ? [] : [parolaOzetle(parola).then((ozet) => [sonuc.Satir, ozet] as const)],
  );
  return new Map(await Promise.all(ozetler));
}
type ParolaOzetleri = ReadonlyMap<number, string>;

async function ekle(db: Db, dilim: readonly Hazir[], ozetler: ParolaOzetleri) {
  const satirlar = await Promise.all(
    dilim.map(async ({ yeni, parola, sonuc }) => ({
      ...sutunlar(yeni),
      // Only a person who existed at the first look at the file, and is gone now, has no hash yet.
      parola_ozeti: parola === null ? null : (ozetler.get(sonuc.Satir) ?? (await parolaOzetle(parola))),
    })),
  );
  return new Map((await q.kisileriEkle(db, satirlar)).map((r) => [r.kullanici_anahtari, r.Id]));
}

/** Writes the lines without mistakes, in the caller's transaction. */
export async function aktar(ctx: Temel & Okuyan, kayitlar: readonly AktarimKaydi[], ozetler: ParolaOzetleri) {
  const hepsi = await hazirla(ctx, kayitlar, true);
  const olan = (s: AktarimSonucu['Sonuc']) => hepsi.filter((h) => h.sonuc.Sonuc === s);
  const [eklenen, guncellenen, hatali] = [olan('Eklenecek'), olan('Güncellenecek'), olan('Hatalı')];
  return {
    hatali: hatali.map((h) => h.sonuc),
    sayilar: {
      eklenen: eklenen.length,
      guncellenen: guncellenen.length,
      degismeyen: olan('Değişmeyecek').length,
      atlanan: hatali.length,
    },
    async yaz(): Promise<void> {
      const panolar = new Set<number>();
      const hareketler: EskiHareket<typeof KISI_HAREKETLERI>[] = [];
      const yazildi = async (id: KisiId, fark: ReturnType<typeof degisenler>) => {
        hareketler.push({ tur: 'personelAktar', id, zaman: ctx.simdi, kisi: ctx.ben.Id, ...fark });
        await ctx.denetle({ eylem: 'personelAktar', nesne: 'kisi', nesneId: id, ...fark });
      };
      for (let i = 0; i < eklenen.length; i += DILIM) {
        const dilim = eklenen.slice(i, i + DILIM);
        const idler = await ekle(ctx.db, dilim, ozetler);
        for (const h of dilim) {
          panolar.add(h.yeni.DepartmanId);
          const id = idler.get(kullaniciAnahtari(h.yeni.UserName))!;
          await yazildi(id, degisenler(null, h.yeni, h.departman));
        }
      }
      for (const { eski, yeni, departman } of guncellenen) {
        await q.kisiDegistir(ctx.db, eski!.Id, sutunlar(yeni));
        await yazildi(eski!.Id, degisenler(eski, yeni, departman));
        for (const d of [eski!.DepartmanId, yeni.DepartmanId]) panolar.add(d);
        if (eski!.DepartmanId !== yeni.DepartmanId) ctx.yayinla({ tur: 'yetki', kisiId: eski!.Id });
      }
      // A file of two thousand people is one statement here.
      await hareketleriYaz(ctx.db, KISI_HAREKETLERI, hareketler);
      for (const departmanId of panolar) ctx.yayinla({ tur: 'mola', departmanId });
    },
  };
}
