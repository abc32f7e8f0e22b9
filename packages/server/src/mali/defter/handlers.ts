import type { defter as contract } from '@masabasi/core/mali/defter/contract';
import { DEFTER_METNI, donemi } from '@masabasi/core/mali/defter/rules';
import { sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Handlers, red } from '../../platform/http/context.ts';
import { yevmiyeTablosu } from './excel.ts';
import * as q from './queries.ts';

const EN_COK_AKTARILAN = 50_000;

/** A month can be closed after its end. */
const bitti = (donem: string, simdi: Date): boolean => donem < donemi(istanbulGunu(simdi));

export const defter: Handlers<typeof contract> = {
  async defterDurumu({ db, simdi }) {
    const [son, hesaplar, donemler, siradaki] = await Promise.all([
      q.sonFis(db),
      q.mizan(db),
      q.donemler(db),
      q.siradakiDonem(db),
    ]);
    const Kapanacak = siradaki !== null && bitti(siradaki, simdi) ? siradaki : null;
    return { durum: true, FisSayisi: son.Sira, Muhur: son.Ozet, hesaplar, donemler, Kapanacak };
  },

  async defterDogrula({ db }) {
    const { Sira } = await q.sonFis(db);
    return { durum: true, FisSayisi: Sira, bozukluklar: await q.defterBozukluklari(db) };
  },

  async defterAktar(ctx, { Baslangic, Bitis }) {
    if (Bitis < Baslangic) return red('Bitiş, başlangıçtan önce olamaz.');
    const satirlar = await q.yevmiye(ctx.db, Baslangic, Bitis, EN_COK_AKTARILAN + 1);
    if (satirlar.length > EN_COK_AKTARILAN)
      return red('Bir dosyaya en çok 50.000 satır yazılır. Daha kısa bir aralık seçiniz.');
    const dosya = await yevmiyeTablosu(satirlar);
    await ctx.denetle({ eylem: 'defterAktar', nesne: 'defter_donem', yeni: { Baslangic, Bitis } });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Yevmiye ${Baslangic} ${Bitis}.xlsx` };
  },

  async donemKapat(ctx, { Donem }) {
    const { db, ben, simdi } = ctx;
    await q.defterTut(db);
    if (!bitti(Donem, simdi)) return red(DEFTER_METNI.bitmemis);
    if ((await q.siradakiDonem(db)) !== Donem) return red(DEFTER_METNI.sirali);
    const { Sira: SonSira, Ozet: SonOzet } = await q.sonFis(db);
    await q.donemKapat(db, Donem, ben.Id, simdi);
    await ctx.denetle({ eylem: 'donemKapat', nesne: 'defter_donem', yeni: { ay: Donem, SonSira, SonOzet } });
    ctx.yayinla({ tur: 'defter' });
    return { durum: true };
  },

  async donemAc(ctx, { Donem, Aciklama }) {
    const hata = sebepHatasi(Aciklama);
    if (hata !== null) return red(hata);
    await q.defterTut(ctx.db);
    const [son] = await q.donemler(ctx.db);
    if (son?.Donem !== Donem) return red(DEFTER_METNI.sonKapali);
    await q.donemAc(ctx.db, Donem);
    await ctx.denetle({ eylem: 'donemAc', nesne: 'defter_donem', eski: { ay: Donem }, yeni: { Aciklama } });
    ctx.yayinla({ tur: 'defter' });
    return { durum: true };
  },
};
