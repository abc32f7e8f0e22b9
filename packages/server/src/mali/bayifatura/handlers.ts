import type { BayiHakedisi, bayifatura as contract } from '@masabasi/core/mali/bayifatura/contract';
import {
  bayiFaturaHatasi,
  hakedisGunuHatasi,
  HAKEDIS_DURUM_ADLARI,
  HAKEDIS_SURECI,
  type HakedisDurumu,
} from '@masabasi/core/mali/bayifatura/rules';
import { HAKEDIS_FISI, hakedisFisi } from '@masabasi/core/mali/bayifatura/defter';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { Updateable } from 'kysely';
import { defterEngeli, defterGeriAl, defterYaz } from '../defter/api.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { gecir } from '../../platform/process/surec.ts';
import { hakedisTablosu } from './excel.ts';
import { hesapla } from './kayit.ts';
import * as q from './queries.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

const cagirani = (ben: Ben) => ({
  onaylar: yetkiVar(ben, YETKI.bayiKosul),
  oder: yetkiVar(ben, YETKI.tahsilatYaz),
});
const bitti = (donem: string, simdi: Date): boolean => donem < istanbulGunu(simdi).slice(0, 7);

/** Locks the month of a request. Throws 404 if it does not exist, and 409 if the caller saw another version. */
const kilitli = async ({ db, urunler }: ProductAct, { Id, Surum }: Seen) =>
  found(await q.kilitle(db, urunler, Id), 'Hakediş', Surum);

/**
 * Moves a month to another state, if the state machine allows it.
 * @param gun day of its ledger entry. Null: the last entry is taken back
 */
async function gotur(
  ctx: ProductAct,
  h: BayiHakedisi,
  nereye: HakedisDurumu,
  eylem: 'hakedisOnayla' | 'hakedisFaturala' | 'hakedisOde',
  { gun, ...degisen }: Updateable<Database['bayi_hakedis']> & { readonly gun: Gun | null },
) {
  const cagiran = cagirani(ctx.ben);
  const engel = gecisEngeli(HAKEDIS_SURECI, h, nereye, cagiran, (d) => HAKEDIS_DURUM_ADLARI[d]);
  if (engel !== null) return red(engel);
  const { db, simdi } = ctx;
  const kapali =
    gun === null
      ? await defterGeriAl({ db, simdi }, HAKEDIS_FISI, h.Id, `Geri alındı: ${h.Bayi}, ${HAKEDIS_DURUM_ADLARI[nereye]}`)
      : await defterEngeli(db, gun);
  if (kapali !== null) return red(kapali);
  if (gun !== null && nereye !== 'hesaplandi') await defterYaz({ db, simdi }, hakedisFisi(h, nereye, gun));
  return gecir(ctx.db, HAKEDIS_SURECI, {
    tablo: 'bayi_hakedis',
    id: h.Id,
    kayit: h,
    nereye,
    cagiran,
    degisen,
    yaz: async (satir) => {
      await ctx.denetle({
        eylem,
        nesne: 'bayi_hakedis',
        nesneId: h.Id,
        eski: { DurumAnahtar: h.DurumAnahtar },
        yeni: { DurumAnahtar: nereye, ...(satir.fatura_no !== '' && { FaturaNo: satir.fatura_no }) },
      });
      return { durum: true as const, Surum: satir.surum };
    },
  });
}

export const bayifatura: Handlers<typeof contract> = {
  async getBayiHakedis({ db, urunler, simdi }, { Donem }) {
    return { durum: true, hakedisler: await q.donemi(db, urunler, Donem), Hesaplanabilir: bitti(Donem, simdi) };
  },

  async getHakedisDetay({ db, urunler }, { Id }) {
    const hakedis = found(await q.hakedis(db, urunler, Id), 'Hakediş');
    return { durum: true, hakedis, satirlar: await q.satirlari(db, Id) };
  },

  async hakedisHesapla(ctx, { Donem }) {
    if (!bitti(Donem, ctx.simdi)) return red('Hakediş, ay bittikten sonra hesaplanır.');
    const Adet = await hesapla(ctx.db, Donem);
    await ctx.denetle({ eylem: 'hakedisHesapla', nesne: 'bayi_hakedis', yeni: { ay: Donem, Adet } });
    return { durum: true, Adet };
  },

  async hakedisOnayla(ctx, { Onayli, ...hangisi }) {
    const h = await kilitli(ctx, hangisi);
    if (!Onayli && (await q.sonrakiVar(ctx.db, h.BayiId, h.Donem)))
      return red('Bayinin sonraki ayı onaylanmış; önce onun onayını geri alınız.');
    return gotur(ctx, h, Onayli ? 'onayli' : 'hesaplandi', 'hakedisOnayla', {
      gun: Onayli ? istanbulGunu(ctx.simdi) : null,
    });
  },

  async hakedisFaturala(ctx, { FaturaNo, FaturaTarihi, ...hangisi }) {
    const h = await kilitli(ctx, hangisi);
    if (FaturaTarihi === null)
      return gotur(ctx, h, 'onayli', 'hakedisFaturala', { gun: null, fatura_no: '', fatura_tarihi: null });
    const hata = bayiFaturaHatasi(FaturaNo);
    if (hata !== null) return red(hata);
    const gunHatasi = hakedisGunuHatasi('Faturanın', FaturaTarihi, h.Donem, istanbulGunu(ctx.simdi));
    if (gunHatasi !== null) return red(gunHatasi);
    if (await q.faturaVar(ctx.db, h, FaturaNo.trim()))
      return red('Bayinin bu numaralı faturası başka bir ayda yazılı.');
    return gotur(ctx, h, 'faturalandi', 'hakedisFaturala', {
      gun: FaturaTarihi,
      fatura_no: FaturaNo.trim(),
      fatura_tarihi: FaturaTarihi,
    });
  },

  async hakedisOde(ctx, { OdemeTarihi, ...hangisi }) {
    const h = await kilitli(ctx, hangisi);
    const gunHatasi = OdemeTarihi && hakedisGunuHatasi('Ödemenin', OdemeTarihi, h.Donem, istanbulGunu(ctx.simdi));
    if (gunHatasi) return red(gunHatasi);
    return gotur(ctx, h, OdemeTarihi === null ? 'faturalandi' : 'odendi', 'hakedisOde', {
      gun: OdemeTarihi,
      odeme_tarihi: OdemeTarihi,
    });
  },

  async hakedisAktar(ctx, { Id }) {
    const h = found(await q.hakedis(ctx.db, ctx.urunler, Id), 'Hakediş');
    const dosya = await hakedisTablosu(await q.satirlari(ctx.db, Id));
    await ctx.denetle({ eylem: 'hakedisAktar', nesne: 'bayi_hakedis', nesneId: Id });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Hakediş ${h.Bayi} ${h.Donem}.xlsx` };
  },
};
