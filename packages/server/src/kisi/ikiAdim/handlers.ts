import { randomBytes } from 'node:crypto';
import type { ikiAdim as ikiAdimContract } from '@masabasi/core/kisi/ikiAdim/contract';
import { kodOku, METIN } from '@masabasi/core/kisi/ikiAdim/rules';
import { KISI_HAREKETLERI } from '@masabasi/core/kisi/personel/rules';
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { type Ben, kapsamdakiKisi, type KisiId } from '../../platform/http/access.ts';
import { type Handlers, red, type Act } from '../../platform/http/context.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { kisiyiTut, oturumlariKapat, oturumlariKapatBuHaric, oturumuTut } from '../../platform/http/sessions.ts';
import { kendiParolasi } from '../../platform/http/door/throttle.ts';
import { haberVer, kodAdimi, kodlarVer, kodSina, totp } from './kayit.ts';
import * as q from './queries.ts';

/** Account under which wrong passwords and codes of a signed-in person count, as in `parolaDegistir`. */
const hesabi = (ben: Ben): string => `parola:${ben.Id}`;

/** Reason to refuse the password of the signed-in person, or null. */
async function parolaEngeli(ctx: Act, parola: string): Promise<string | null> {
  const { parola_ozeti } = await q.hesapAdi(ctx.db, ctx.ben.Id);
  return (await kendiParolasi(ctx, hesabi(ctx.ben), parola_ozeti, parola)) ? null : METIN.parolaHatali;
}
const kodEngeli = async (is: Islem, ben: Ben, kod: string): Promise<string | null> =>
  (await kodSina(is, hesabi(ben), ben.Id, kod)) ? null : METIN.kodHatali;

/** Common effects of every change of the second step: other sessions end, an audit entry, and a mail. */
async function degisti(
  is: Islem,
  ben: Ben,
  eylem: 'ikiAdimAc' | 'ikiAdimKapat' | 'kurtarmaKodlariYenile',
  ne: string,
): Promise<void> {
  await oturumlariKapatBuHaric(is.db, ben, is.simdi);
  is.yayinla({ tur: 'oturum', kisiId: ben.Id });
  if (eylem === 'kurtarmaKodlariYenile') await is.denetle({ eylem, nesne: 'kisi', nesneId: ben.Id });
  else await hareketDenetle(is, ben.Id, KISI_HAREKETLERI, { tur: eylem, id: ben.Id });
  await haberVer(is, ben.Id, `${ne} Öbür oturumlarınız kapatıldı.`);
}

export const ikiAdim: Handlers<typeof ikiAdimContract> = {
  async ikiAdimDurumu({ db, ben }) {
    const satir = await q.ikiAdimi(db, ben.Id);
    return {
      durum: true,
      Acik: (satir?.sir ?? null) !== null,
      Baslama: satir?.baslama ?? null,
      KalanKod: await q.kalanKod(db, ben.Id),
      Zorunlu: ben.ayricalikli && (await q.kuralZorunlu(db)),
    };
  },

  async ikiAdimBaslat(ctx, { parola, kod }) {
    const { db, ben } = ctx;
    const acik = await q.ikiAdimAcik(db, ben.Id);
    const engel = await parolaEngeli(ctx, parola);
    if (engel !== null) return red(engel);
    await oturumuTut(db, ben);
    // A person who changes to another telephone proves that they have the old one, or a recovery code.
    const kodsuz = acik ? await kodEngeli(ctx, ben, kod ?? '') : null;
    if (kodsuz !== null) return red(kodsuz);
    const sir = randomBytes(20);
    await q.bekleyenYaz(db, ben.Id, sir);
    const { kullanici_adi, sirket } = await q.hesapAdi(db, ben.Id);
    const anahtar = totp(sir, { issuer: 'Masabaşı', label: `${sirket} ${kullanici_adi}`.trim() });
    return { durum: true, Sir: anahtar.secret.base32, Adres: anahtar.toString() };
  },

  async ikiAdimOnayla(ctx, { kod }) {
    const { db, ben, simdi } = ctx;
    await oturumuTut(db, ben);
    const satir = await q.ikiAdimiKilitle(db, ben.Id);
    if (!satir?.bekleyen) return red('Önce yeni bir anahtar alınız.');
    const okunan = kodOku(kod);
    const adim = okunan?.tur === 'uygulama' ? kodAdimi(satir.bekleyen, okunan.kod, simdi) : null;
    if (adim === null) return red('Kod hatalı. Uygulamadaki kodu ve telefonunuzun saatini kontrol ediniz.');
    await q.bekleyeniAc(db, ben.Id, adim, simdi);
    const kodlar = await kodlarVer(db, ben.Id);
    await degisti(
      ctx,
      ben,
      'ikiAdimAc',
      satir.sir === null ? 'İki adımlı giriş açıldı.' : 'İki adımlı giriş yeni bir uygulamaya taşındı.',
    );
    return { durum: true, kodlar };
  },

  async kurtarmaKodlariYenile(ctx, { parola, kod }) {
    const { db, ben } = ctx;
    if (!(await q.ikiAdimAcik(db, ben.Id))) return red(METIN.kapali);
    const engel = await parolaEngeli(ctx, parola);
    if (engel !== null) return red(engel);
    await oturumuTut(db, ben);
    const kodsuz = await kodEngeli(ctx, ben, kod);
    if (kodsuz !== null) return red(kodsuz);
    const kodlar = await kodlarVer(db, ben.Id);
    await degisti(ctx, ben, 'kurtarmaKodlariYenile', 'Kurtarma kodlarınız yeniden oluşturuldu; eskileri geçersizdir.');
    return { durum: true, kodlar };
  },

  async ikiAdimKapat(ctx, { parola, kod }) {
    const { db, ben } = ctx;
    if (!(await q.ikiAdimAcik(db, ben.Id))) return red(METIN.kapali);
    if (ben.ayricalikli && (await q.kuralZorunlu(db)))
      return red('Tam yetkililer için zorunlu olduğundan iki adımlı girişi kapatamazsınız.');
    const parolasiz = await parolaEngeli(ctx, parola);
    if (parolasiz !== null) return red(parolasiz);
    await oturumuTut(db, ben);
    const kodsuz = await kodEngeli(ctx, ben, kod);
    if (kodsuz !== null) return red(kodsuz);
    await q.ikiAdimSil(db, ben.Id);
    await degisti(ctx, ben, 'ikiAdimKapat', 'İki adımlı giriş kapatıldı.');
    return { durum: true };
  },

  async ikiAdimKurali({ db, ben }) {
    const [Zorunlu, KendiAcik, Acmayanlar] = await Promise.all([
      q.kuralZorunlu(db),
      q.ikiAdimAcik(db, ben.Id),
      q.acmayanlar(db),
    ]);
    return { durum: true, Zorunlu, KendiAcik, Acmayanlar };
  },

  async ikiAdimKuraliSec(ctx, { Zorunlu }) {
    const { db, ben } = ctx;
    const zorunlu = Zorunlu === 1;
    if (zorunlu && !(await q.ikiAdimAcik(db, ben.Id))) return red('Önce kendi iki adımlı girişinizi açınız.');
    if (!(await q.kuralYaz(db, zorunlu))) return { durum: true };
    await ctx.denetle({
      eylem: 'ikiAdimKuraliSec',
      nesne: 'kurulum',
      eski: { Zorunlu: !zorunlu },
      yeni: { Zorunlu: zorunlu },
    });
    ctx.yayinla({ tur: 'yetki' });
    return { durum: true };
  },

  async ikiAdimKaldir(ctx, { Id, Sebep }) {
    const { db, ben, simdi } = ctx;
    if (Id === ben.Id) return red('Kendi iki adımlı girişinizi buradan kaldıramazsınız.');
    const hedef: KisiId = await kapsamdakiKisi(db, { hepsi: true }, Id);
    await kisiyiTut(db, hedef);
    if (!(await q.ikiAdimiKilitle(db, hedef))?.sir) return red('Bu kişide iki adımlı giriş açık değil.');
    await q.ikiAdimSil(db, hedef);
    await oturumlariKapat(db, hedef, simdi);
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, {
      tur: 'ikiAdimKaldir',
      id: hedef,
      yeni: { Sebep: Sebep.trim() },
    });
    ctx.yayinla({ tur: 'oturum', kisiId: hedef });
    await haberVer(ctx, hedef, 'Bir sistem yöneticisi iki adımlı girişinizi kaldırdı ve oturumlarınızı kapattı.');
    return { durum: true };
  },
};
