import { randomUUID } from 'node:crypto';
import type { santral as contract } from '@masabasi/core/masa/santral/contract';
import { cagriDurumu, dahiliHatasi } from '@masabasi/core/masa/santral/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { Config } from '../../config.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { HttpError, found } from '../../platform/http/errors.ts';
import { caldir, numarasi, olayZamani } from './kayit.ts';
import * as q from './queries.ts';

const denenir = (config: Config, ben: Ben): boolean => config.demo || yetkiVar(ben, YETKI.sistemGor);
const DENENMEZ = 'Deneme çağrısı yalnız örnek şirkette ve sistemin durumunu görenlerde çalar.';

export const santral: Handlers<typeof contract> = {
  async santralOlay(ctx, { Cagri, Olay, Telefon, Dahililer, Zaman }) {
    const { db, simdi } = ctx;
    const zaman = olayZamani(Zaman, simdi);
    const c = await q.cagriAl(db, { anahtar: Cagri, telefon: numarasi(Telefon), baslama: zaman });
    if (Olay === 'caliyor') {
      const y = await caldir(ctx, c, Dahililer);
      const donecek = y.donecek && {
        Dahili: y.donecek.Dahili,
        Zaman: new Date(y.donecek.donus!).toISOString(),
      };
      return { durum: true, Dahililer: y.calanlar.map((a) => a.Dahili), Donecek: donecek };
    }
    const [acan] = Olay === 'bitti' || Dahililer.length === 0 ? [] : await q.dahililer(db, Dahililer);
    const yeni = Olay === 'bitti' ? await q.bitti(db, c.id, zaman) : await q.acildi(db, c.id, zaman, acan?.Id ?? null);
    // A missed call concerns everybody.
    if (yeni && Olay === 'bitti' && c.acilma === null) ctx.yayinla({ tur: 'santral' });
    else if (yeni) for (const kisiId of await q.calananlar(db, c.id)) ctx.yayinla({ tur: 'santral', kisiId });
    return { durum: true, Dahililer: [], Donecek: null };
  },

  async getCalanlar({ db, ben, simdi }) {
    return { durum: true, cagrilar: await q.calanlar(db, ben.Id, simdi) };
  },

  async getCagriList({ db, ben, urunler, simdi, config }, { Cevapsiz }) {
    const [cagrilar, { adet: Bekleyen }] = await Promise.all([
      q.cagrilar(db, urunler, Cevapsiz, simdi),
      q.bekleyenler(db, simdi, 1),
    ]);
    const Kurulu = config.imzaAnahtarlari.santral !== null;
    return { durum: true, cagrilar, Bekleyen, Kurulu, Denenir: denenir(config, ben) };
  },

  async cagriKapat(ctx, { Id }) {
    const { db, ben, simdi } = ctx;
    await q.denemeyiBitir(db, Id, ben.Id, simdi);
    await q.kapat(db, Id, ben.Id);
    ctx.yayinla({ tur: 'santral', kisiId: ben.Id });
    return { durum: true };
  },

  async cagriArandi(ctx, { Id }) {
    const { db, ben, simdi } = ctx;
    const c = found(await q.kacan(db, Id), 'Çağrı');
    const durum = cagriDurumu(c, simdi.toISOString());
    if (durum === 'arandi') return red('Bu numara bu arada geri arandı.');
    if (durum !== 'cevapsiz') return red('Bu çağrı cevapsız değil; geri aranması beklenmiyor.');
    await q.arandi(db, Id, ben.Id, simdi);
    await ctx.denetle({ eylem: 'cagriArandi', nesne: 'cagri', nesneId: Id });
    ctx.yayinla({ tur: 'santral' });
    return { durum: true };
  },

  async cagriDene(ctx) {
    const { db, ben, urunler, simdi, config } = ctx;
    if (!denenir(config, ben)) return red(DENENMEZ);
    const Telefon = (await q.denemeNumarasi(db, urunler)) ?? '';
    const anahtar = `deneme-${randomUUID()}`;
    const c = await q.cagriAl(db, { anahtar, telefon: numarasi(Telefon), baslama: simdi, deneme: true });
    for (const kisiId of await q.cal(db, c.id, [ben.Id])) ctx.yayinla({ tur: 'santral', kisiId });
    return { durum: true, Telefon: c.telefon };
  },

  async getDahililer({ db }) {
    return { durum: true, dahililer: await q.dahiliListesi(db) };
  },

  async dahiliKaydet(ctx, { Eski, Dahili }) {
    const { db, hedef: KisiId } = ctx;
    const yeni = Dahili.trim();
    const hata = yeni === '' ? null : dahiliHatasi(yeni);
    if (hata !== null) return red(hata);
    const eski = found(await q.dahilisi(db, KisiId), 'Personel');
    if (eski.Dahili !== Eski)
      throw new HttpError(409, 'Bu kişinin dahili numarası bu arada değişti. Yeniden deneyiniz.');
    const kimde = yeni === '' ? null : await q.baskasi(db, yeni, KisiId);
    if (kimde !== null) return red(`${yeni} dahilisi ${kimde} adına kayıtlı.`);
    await q.dahiliYaz(db, KisiId, yeni);
    await ctx.denetle({
      eylem: 'dahiliKaydet',
      nesne: 'dahili',
      nesneId: KisiId,
      eski: { Dahili: eski.Dahili },
      yeni: { Dahili: yeni === '' ? null : yeni },
    });
    ctx.yayinla({ tur: 'santral' });
    return { durum: true };
  },
};
